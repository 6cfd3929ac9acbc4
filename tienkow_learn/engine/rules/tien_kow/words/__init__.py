"""Every sentence that only Tien Kow says, by code; read by `text.catalogue`."""

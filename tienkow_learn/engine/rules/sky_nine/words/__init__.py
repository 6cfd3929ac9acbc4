"""Every sentence that only Sky Nine says, by code; read by `text.catalogue`."""

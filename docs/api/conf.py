"""Settings of Sphinx for the API reference (``make api``)."""

import fabletable

project = "Fabletable"
author = "The Fabletable authors"
version = release = fabletable.__version__

extensions = ["sphinx.ext.autodoc"]
autodoc_typehints = "signature"
autodoc_inherit_docstrings = False
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True}
python_use_unqualified_type_names = True

html_theme = "alabaster"
html_theme_options = {"description": "The public Python surface", "page_width": "1100px"}
html_show_sphinx = False

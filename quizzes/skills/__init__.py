"""One file, one class, one skill. Every module of this folder is imported, and so registered: no list to edit."""

from importlib import import_module
from pkgutil import iter_modules

for module in iter_modules(__path__, f"{__name__}."):
    import_module(module.name)

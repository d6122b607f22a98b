"""The docstrings of the extension: _engine.pyi describes each class and function once, for editors and for help()."""

import ast
from pathlib import Path


def _of(body, prefix=""):
    for node in body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield prefix + node.name, ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            yield from _of(node.body, node.name + ".")


DOCS = dict(_of(ast.parse(Path(__file__).with_name("_engine.pyi").read_text(encoding="utf-8")).body))

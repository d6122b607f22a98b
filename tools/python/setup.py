"""Builds the extension with CMake, in the build folder of `tools/dev python`."""

import re
import shutil
import subprocess
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PROJECT = Path(__file__).resolve().parents[2]
OUTPUT = PROJECT / "build/python"  # so that nothing is written beside the sources


def version():
    text = (PROJECT / "CMakeLists.txt").read_text()
    return re.search(r"project\(soulstack VERSION ([\d.]+)", text)[1]


class BuildWithCMake(build_ext):
    def build_extension(self, extension):
        subprocess.run([PROJECT / "tools/dev", "python", "--extension"], check=True)
        [built] = (PROJECT / "build/release/python").glob("_engine.*.so")
        target = Path(self.get_ext_fullpath(extension.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(built, target)


OUTPUT.mkdir(parents=True, exist_ok=True)
setup(
    version=version(),
    ext_modules=[Extension("soulstack._engine", [])],
    cmdclass={"build_ext": BuildWithCMake},
    options={"build": {"build_base": str(OUTPUT)}, "egg_info": {"egg_base": str(OUTPUT)}},
)

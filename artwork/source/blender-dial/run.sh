#!/bin/bash
# run.sh [SLIDE ...]: renders and denoises the banner's slides -> final/SLIDE-wide.png, final/SLIDE-mobile.png. Needs Debian's blender 3.4, python3-opencv and python3-numpy.
cd "$(dirname "$0")" || exit; mkdir -p final; node numerals.mjs; ln -sf ../blender-banners/lib.py ../blender-banners/denoise.py .
export EXPO=0.95 RAD=8 GRAIN=0.003 # The grounds in BannerSlide.module.css are solved for EXPO 0.95.
for slide in ${@:-masters planning visa dba}; do
  samples=64; [ "$slide" = dba ] && samples=128 # The lamp needs more.
  blender -b -P scene.py -- "$slide" wide 2000 1056 $samples "final/$slide-wide.png"
  blender -b -P scene.py -- "$slide" mobile 900 1800 $samples "final/$slide-mobile.png"
done

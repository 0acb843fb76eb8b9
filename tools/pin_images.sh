#!/bin/sh
# Prints each image of compose.yaml with its digest, as lines for .env: sh tools/pin_images.sh >> .env
# Needs docker with buildx; INSPECT names another command that prints the digest of an image.
set -eu
cd "$(dirname "$0")/.."
ask='docker buildx imagetools inspect --format {{.Manifest.Digest}}'
inspect=${INSPECT:-$ask}
sed -n 's/.*\${\([A-Z]*_IMAGE\):-\([^}]*\)}.*/\1 \2/p' compose.yaml | while read -r name image; do
    digest=$($inspect "$image")
    case $digest in
        sha256:????????????????????????????????????????????????????????????????) echo "$name=$image@$digest" ;;
        *) echo "no digest for $image: $digest" >&2; exit 1 ;;
    esac
done

#!/bin/sh
# Archives one WAL file: complete or not at all, and never another one under the same name. Reports success if it is archived already.
set -e
kept="$WAL_ARCHIVE/$2"
if [ -f "$kept" ]; then cmp -s "$1" "$kept"; exit; fi
cp "$1" "$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"

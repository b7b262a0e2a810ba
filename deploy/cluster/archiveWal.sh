#!/bin/sh
# Keeps one file of PostgreSQL's log: whole or not at all, and never another one under the same name. Said to be kept already when it is.
set -e
kept="$WAL_ARCHIVE/$2"
if [ -f "$kept" ]; then cmp -s "$1" "$kept"; exit; fi
cp "$1" "$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"

import type { Layout } from '@framewell/domain/framing/layout'
import { webFeet } from '@framewell/domain/framing/profile'
import type { Surface } from './Surface'
import { type FaceOpening, onFace, type WallFace } from './WallFace'

const CASING_FEET = 0.32
const SASH_FEET = 0.13
/** One pane of a window, and of a glass door. */
const PANE_FEET = 2.7
/** Doors from this width are of glass. */
const GLASS_DOOR_FEET = 5

type Parts = Readonly<Record<'trim' | 'sash' | 'glass' | 'door' | 'curtain' | 'plaster' | 'sconce' | 'path', Surface>>

/** Windows and doors with their casings, and a step before each door. */
export function addOpenings(parts: Parts, layout: Layout, faces: readonly WallFace[]): void {
  const inside = webFeet(layout.studWeb)
  for (const [number, { side, openings }] of faces.entries()) {
    const place = box(side)
    for (const [index, opening] of openings.entries()) {
      const { from, to, sill, head } = opening
      const door = opening.kind !== 'window'
      place(parts.trim, [from - CASING_FEET, to + CASING_FEET], [0, 0.17], [head, head + CASING_FEET])
      for (const edge of [from - CASING_FEET, to]) place(parts.trim, [edge, edge + CASING_FEET], [0, 0.15], [sill, head])
      if (!door) place(parts.trim, [from - CASING_FEET - 0.08, to + CASING_FEET + 0.08], [0, 0.24], [sill - 0.16, sill])
      for (const edge of [from, to]) place(parts.plaster, [edge - 0.01, edge + 0.01], [-inside - 0.05, 0], [sill, head])
      for (const z of [sill, head]) place(parts.plaster, [from, to], [-inside - 0.05, 0], [z - 0.01, z + 0.01])
      if (door && to - from < GLASS_DOOR_FEET) addDoor(parts, side, opening)
      else addPanes(parts, side, opening)
      if (!door && (number + index) % 2 === 0) addCurtains(parts.curtain, side, opening, inside)
      if (door) place(parts.path, [from - 1, to + 1], [0.12, 4], [-0.5, sill - 0.08])
    }
  }
}

type Side = WallFace['side']

/** Adds boxes on a face: along it, in front of it, and in height. */
function box(side: Side) {
  return (surface: Surface, [from, to]: Range, [back, front]: Range, [low, high]: Range) => {
    const corner = onFace(side, from, back, low)
    const [u, v] = [onFace(side, to, back, low), onFace(side, from, front, low)]
    surface.box(
      corner,
      { x: u.x - corner.x, y: u.y - corner.y, z: 0 },
      { x: v.x - corner.x, y: v.y - corner.y, z: 0 },
      { x: 0, y: 0, z: high - low },
    )
  }
}

type Range = readonly [number, number]

function addPanes({ sash, glass }: Parts, side: Side, { kind, from, to, sill, head }: FaceOpening): void {
  const place = box(side)
  const count = Math.max(1, Math.round((to - from) / PANE_FEET))
  const width = (to - from) / count
  const frame = kind === 'window' ? SASH_FEET : SASH_FEET * 1.6
  for (let pane = 0; pane < count; pane += 1) {
    const [left, right] = [from + pane * width, from + (pane + 1) * width]
    for (const edge of [left, right - frame]) place(sash, [edge, edge + frame], [-0.1, 0.06], [sill, head])
    for (const z of [sill, head - frame]) place(sash, [left, right], [-0.1, 0.06], [z, z + frame])
    if (kind === 'window' && head - sill > 2.8)
      place(sash, [left, right], [-0.1, 0.05], [(sill + head) / 2 - 0.06, (sill + head) / 2 + 0.06])
    const corners = [
      [left, sill],
      [right, sill],
      [right, head],
      [left, head],
    ] as const
    const [a, b, c, d] = corners.map(([t, z]) => onFace(side, t, -0.03, z))
    if (a && b && c && d) glass.quad(a, b, c, d)
  }
}

function addDoor({ door, glass, sash, sconce }: Parts, side: Side, { from, to, sill, head }: FaceOpening): void {
  const place = box(side)
  const lite = head - 1.5
  const stile = 0.42
  place(door, [from, from + stile], [-0.16, -0.02], [sill, head])
  place(door, [to - stile, to], [-0.16, -0.02], [sill, head])
  for (const [low, high] of [
    [sill, sill + 0.8],
    [sill + 2.9, sill + 3.4],
    [lite - 0.4, lite],
    [head - 0.4, head],
  ] as const)
    place(door, [from + stile, to - stile], [-0.16, -0.02], [low, high])
  place(door, [from + stile, to - stile], [-0.13, -0.08], [sill + 0.8, lite - 0.4])
  const [a, b, c, d] = (
    [
      [from, lite],
      [to, lite],
      [to, head],
      [from, head],
    ] as const
  ).map(([t, z]) => onFace(side, t, -0.08, z))
  if (a && b && c && d) glass.quad(a, b, c, d)
  place(sash, [to - 0.34, to - 0.22], [-0.02, 0.14], [sill + 3, sill + 3.5])
  for (const at of [to + 0.75]) {
    place(sconce, [at, at + 0.3], [0.14, 0.4], [head - 1.35, head - 0.75])
    place(sash, [at - 0.03, at + 0.33], [0.1, 0.44], [head - 0.75, head - 0.62])
    place(sash, [at - 0.03, at + 0.33], [0.1, 0.44], [head - 1.42, head - 1.35])
  }
}

/** A curtain at both sides, in folds. */
function addCurtains(surface: Surface, side: Side, { from, to, sill, head }: FaceOpening, inside: number): void {
  const width = (to - from) * 0.2
  const folds = 8
  for (const start of [from - 0.2, to + 0.2 - width]) {
    for (let fold = 0; fold < folds; fold += 1) {
      const [t0, t1] = [start + (width * fold) / folds, start + (width * (fold + 1)) / folds]
      const [near, far] = fold % 2 === 0 ? [0.2, 0.32] : [0.32, 0.2]
      const at = (t: number, back: number, z: number) => onFace(side, t, -inside - back, z)
      surface.quad(at(t0, near, sill - 0.5), at(t1, far, sill - 0.5), at(t1, far, head + 0.2), at(t0, near, head + 0.2))
    }
  }
}

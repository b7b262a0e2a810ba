import type { Drawing, DrawingKind, PaperPoint } from '../framing/drawing'
import { drawingPaths } from '../framing/drawingPaths'
import { projectIsometric } from '../framing/frameIsometric'
import { frameModel } from '../framing/frameModel'
import { isometricKind } from '../framing/isometricKind'
import type { Layout } from '../framing/layout'
import type { FramePoint } from '../framing/member'
import { ridgeLine } from '../framing/ridgeLine'
import { roofHeights } from '../framing/roofHeights'
import { plateFeet } from '../framing/storyHeights'
import { wings } from '../framing/wings'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { frameLayers } from './frameLayers'
import { Pen } from './Pen'

interface Line {
  readonly kind: DrawingKind
  readonly from: PaperPoint
  readonly to: PaperPoint
}

/** The frame in erection order, one picture per step: what is erected is drawn, the rest is a thin outline of the house. */
export function erection(layout: Layout, name: string, form: DrawingForm): Drawing {
  const { members } = frameModel(layout)
  const layers = frameLayers(layout, members)
  const parts = wings(layout.outline)
  const outline = outlineOf(layout)
  const steps = layers.map((layer) =>
    layer.members.flatMap((member): Line[] => {
      const wing = parts.find((part) => `${part.left},${part.front}` === member.assembly.wing) ?? parts[0]
      const kind = wing && isometricKind(member, wing)
      // Small pictures omit lines that would only darken them.
      if (!kind || kind === 'web' || kind === 'far' || (form === 'card' && kind === 'floor')) return []
      return [{ kind, from: projectIsometric(member.start), to: projectIsometric(member.end) }]
    }),
  )
  const columns = form === 'wide' ? layers.length : 2
  const rows = Math.ceil(layers.length / columns)
  const sheet = SHEETS[form]
  const cell = { width: sheet.width / columns, words: form === 'card' ? 0 : 44 }
  const all = [...outline, ...steps.flat()].flatMap(({ from, to }) => [from, to])
  const [minX, minY] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))]
  const [spanX, spanY] = [Math.max(...all.map(({ x }) => x)) - minX, Math.max(...all.map(({ y }) => y)) - minY]
  const most = form === 'card' ? (sheet.height - 24) / rows / spanY : Number.POSITIVE_INFINITY
  const scale = Math.min((cell.width - 28) / spanX, most)
  const tall = spanY * scale + cell.words + 12
  const pen = new Pen({ ...sheet, height: form === 'card' ? sheet.height : Math.ceil(tall * rows) })
  for (const [index, layer] of layers.entries()) {
    const left = (index % columns) * cell.width + (cell.width - spanX * scale) / 2
    const top = Math.floor(index / columns) * tall + 6
    const put = ({ x, y }: PaperPoint) => ({ x: left + (x - minX) * scale, y: top + (y - minY) * scale })
    const standing = index === layers.length - 1 ? [] : outline
    const lines = [...standing, ...steps.slice(0, index + 1).flat()]
    for (const { kind, d } of drawingPaths(lines.map(({ kind, from, to }) => ({ kind, from: put(from), to: put(to) })))) pen.path(kind, d)
    if (form === 'card') continue
    const middle = (index % columns) * cell.width + cell.width / 2
    pen.text(`${index + 1}  ${layer.name}`, middle, top + spanY * scale + 22, { tone: index === layers.length - 1 ? 'signal' : 'strong' })
  }
  return pen.drawing(
    `The steel frame of ${name} in the order it is put up: ${layers.map((layer) => layer.name.toLowerCase()).join(', ')}. What does not stand yet is a thin outline`,
  )
}

/** The edges of the finished house: corners, wall tops, ridges and the lines between them and the corners. */
function outlineOf(layout: Layout): Line[] {
  const eaves = plateFeet(layout)
  const hidden = (from: FramePoint, to: FramePoint): Line => ({ kind: 'hidden', from: projectIsometric(from), to: projectIsometric(to) })
  const walls = layout.outline.flatMap((corner, index) => {
    const next = layout.outline[(index + 1) % layout.outline.length] ?? corner
    return [
      hidden({ ...corner, z: 0 }, { ...corner, z: eaves }),
      hidden({ ...corner, z: eaves }, { ...next, z: eaves }),
      hidden({ ...corner, z: 0 }, { ...next, z: 0 }),
    ]
  })
  const roofs = wings(layout.outline).flatMap((wing) => {
    const [start, end] = ridgeLine(layout, wing)
    const corner = (x: number, y: number) => ({ x, y, z: eaves + roofHeights(layout).heel })
    return [
      hidden(start, end),
      hidden(start, corner(wing.left, wing.front)),
      hidden(start, corner(wing.left, wing.rear)),
      hidden(end, corner(wing.right, wing.front)),
      hidden(end, corner(wing.right, wing.rear)),
    ]
  })
  return [...walls, ...roofs]
}

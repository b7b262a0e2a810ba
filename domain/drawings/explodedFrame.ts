import type { Drawing, DrawingKind, PaperPoint } from '../framing/drawing'
import { drawingPaths } from '../framing/drawingPaths'
import { projectIsometric } from '../framing/frameIsometric'
import { frameModel } from '../framing/frameModel'
import { isometricKind } from '../framing/isometricKind'
import type { Layout } from '../framing/layout'
import type { Member } from '../framing/member'
import { outlineBounds } from '../framing/outline'
import { ridgeLine } from '../framing/ridgeLine'
import { wings } from '../framing/wings'
import { figure } from '../numbers/figure'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { frameLayers } from './frameLayers'
import { Pen } from './Pen'

/** Vertical distance between layers, as a share of the house's paper height. */
const LIFT = 0.34
/** On a wide sheet the layers are side by side in erection order: their horizontal and vertical steps, as shares of the same. */
const ALONG = 0.6
const UP = 0.09

/** An exploded view of the frame by story: each layer lifted off the one below, with its name and count. */
export function explodedFrame(layout: Layout, name: string, form: DrawingForm): Drawing {
  const { members } = frameModel(layout)
  const layers = frameLayers(layout, members)
  const parts = wings(layout.outline)
  const { left, right, front, rear } = outlineBounds(layout.outline)
  const width = right - left + rear - front
  const lift = width * (form === 'wide' ? UP : LIFT * (form === 'figure' ? 0.85 : 1))
  const along = form === 'wide' ? width * ALONG : 0
  const lines: { kind: DrawingKind; from: PaperPoint; to: PaperPoint }[] = []
  const raised = (point: Member['start'], layer: number) => {
    const paper = projectIsometric(point)
    return { x: paper.x + layer * along, y: paper.y - layer * lift }
  }
  for (const [index, layer] of layers.entries()) {
    for (const member of layer.members) {
      const wing =
        parts.find((part) => member.assembly.wing === undefined || `${part.left},${part.front}` === member.assembly.wing) ?? parts[0]
      const kind = wing && isometricKind(member, wing)
      if (!kind || (form === 'card' && kind === 'web')) continue
      lines.push({ kind, from: raised(member.start, index), to: raised(member.end, index) })
    }
    if (index === layers.length - 1)
      for (const wing of parts) {
        const [from, to] = ridgeLine(layout, wing)
        lines.push({ kind: 'frame', from: raised(from, index), to: raised(to, index) })
      }
  }
  // Corner lines to where a layer was lifted from, in the style of hidden lines.
  const far = layout.outline.reduce((found, corner) => (corner.x + corner.y > found.x + found.y ? corner : found))
  const near = layout.outline.reduce((found, corner) => (corner.x - corner.y > found.x - found.y ? corner : found))
  const corners = [{ x: left, y: front }, near, far]
  for (const index of layers.keys()) {
    const next = layers[index + 1]
    if (!next) continue
    for (const corner of corners) {
      const z = next.footFeet
      lines.push({ kind: 'hidden', from: raised({ ...corner, z }, index), to: raised({ ...corner, z }, index + 1) })
    }
  }
  return onSheet(form, lines, {
    title: `The steel frame of ${name} taken apart: ${layers.map((layer) => `${layer.name.toLowerCase()}, ${figure(layer.members.length)} members`).join('; ')}`,
    notes: layers.map((layer, index) => ({
      head: layer.name,
      text: `${figure(layer.members.length)} members`,
      foot: raised({ ...near, z: layer.footFeet }, index),
      target: raised({ ...far, z: layer.footFeet + (index === layers.length - 1 ? 1 : layout.wallHeightFeet * 0.55) }, index),
    })),
  })
}

interface Notes {
  readonly title: string
  readonly notes: readonly { readonly head: string; readonly text: string; readonly foot: PaperPoint; readonly target: PaperPoint }[]
}

/** Fits feet of paper onto the form's sheet, with notes in a column on the right. */
function onSheet(
  form: DrawingForm,
  lines: readonly { kind: DrawingKind; from: PaperPoint; to: PaperPoint }[],
  { title, notes }: Notes,
): Drawing {
  const xs = lines.flatMap(({ from, to }) => [from.x, to.x])
  const ys = lines.flatMap(({ from, to }) => [from.y, to.y])
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)]
  const [spanX, spanY] = [Math.max(...xs) - minX, Math.max(...ys) - minY]
  const size = form === 'wide' ? { ...SHEETS.wide, height: 580 } : form === 'figure' ? { ...SHEETS.figure, height: 600 } : SHEETS.card
  const pen = new Pen(size)
  const column = form === 'figure' ? 150 : 0
  const room = { width: size.width - column - 32, height: size.height - (form === 'wide' ? 100 : 32) }
  const scale = Math.min(room.width / spanX, room.height / spanY)
  const startX = 16 + (form !== 'figure' ? (room.width - spanX * scale) / 2 : 0)
  const startY = (size.height - (form === 'wide' ? 68 : 0) - spanY * scale) / 2
  const put = ({ x, y }: PaperPoint) => ({ x: startX + (x - minX) * scale, y: startY + (y - minY) * scale })
  for (const { kind, d } of drawingPaths(lines.map(({ kind, from, to }) => ({ kind, from: put(from), to: put(to) })))) pen.path(kind, d)
  if (form === 'wide')
    for (const { head, text, foot } of notes) {
      const { x, y } = put(foot)
      pen.text(head, x, y + 34, { scale: 1.25, tone: 'strong' }).text(text, x, y + 56)
    }
  if (form === 'figure')
    for (const note of notes) {
      const target = put(note.target)
      const x = Math.min(startX + spanX * scale + 24, size.width - column + 4)
      pen.line('dimension', { x: target.x + 6, y: target.y }, { x: x - 8, y: target.y })
      pen.text(note.head, x, target.y - 9, {
        anchor: 'start',
        scale: 0.86,
        tone: 'strong',
      })
      pen.text(note.text, x, target.y + 13, { anchor: 'start', scale: 0.8 })
    }
  return pen.drawing(title)
}

import { composeDrawing } from './composeDrawing'
import { dimensionLine } from './dimensionLine'
import type { Drawing, PaperLine, PaperPoint } from './drawing'
import { drawingPaths } from './drawingPaths'
import { feetInches } from './feetInches'
import type { FrameModel } from './frameModel'
import { isometricKind } from './isometricKind'
import { isometricPlanes } from './isometricPlanes'
import type { Layout } from './layout'
import type { FramePoint, Member } from './member'
import { outlineBounds } from './outline'
import { ridgeLine } from './ridgeLine'
import { plateFeet } from './storyHeights'
import { type Wing, wingKey, wings } from './wings'

export interface IsometricOptions {
  /** Dimensions of length, width and wall height; on by default. */
  readonly dimensions?: boolean
  /** Text height of dimensions as a share of the drawing's width; default 0.03. Raise it for small pictures. */
  readonly labelShare?: number
  /** 'simple' omits webs, floors and far studs, for thumbnails. */
  readonly detail?: 'full' | 'simple'
}

const COS_30 = Math.cos(Math.PI / 6)
const SIN_30 = 0.5

/** Isometric projection from the front right, in feet of paper, y down. */
export function projectIsometric(point: FramePoint): PaperPoint {
  return { x: (point.x + point.y) * COS_30, y: (point.x - point.y) * SIN_30 - point.z }
}

/**
 * An isometric view of the frame from the front right: far walls faint, trusses in steel, near walls and roof edges in ink, bracing in the
 * signal color. Every line is a member of the model, except the ridge and the dimensions. Wings are painted far to near, each with a veil
 * over what is behind its near faces.
 */
export function frameIsometric(model: FrameModel, options: IsometricOptions = {}): Drawing {
  const { layout } = model
  const parts = wings(layout.outline).toSorted((a, b) => nearness(a) - nearness(b))
  const layers = parts.map((wing) => ({ wing, lines: [projected('frame', ...ridgeLine(layout, wing))] }))
  for (const member of model.members) {
    const layer = layers.findLast(({ wing }) => holds(wing, member)) ?? layers[0]
    const kind = layer && isometricKind(member, layer.wing)
    if (!layer || !kind) continue
    if (options.detail === 'simple' && (kind === 'web' || kind === 'floor' || (kind === 'far' && member.role === 'stud'))) continue
    layer.lines.push(projected(kind, member.start, member.end))
  }

  const house = outlineBounds(layout.outline)
  const labelSize = (house.right - house.left + house.rear - house.front) * COS_30 * (options.labelShare ?? 0.03)
  return composeDrawing({
    title: `Isometric drawing of the steel frame, ${feetInches(house.right - house.left)} by ${feetInches(house.rear - house.front)}, ${layout.stories === 1 ? 'one story' : `${layout.stories} stories`}`,
    paths: layers.flatMap(({ wing, lines }, index) =>
      drawingPaths(
        lines,
        isometricPlanes(layout, wing, index > 0).map((plane) => plane.map(projectIsometric)),
      ),
    ),
    extent: layers.flatMap(({ lines }) => lines.flatMap((line) => [line.from, line.to])),
    dimensions: options.dimensions === false ? [] : isometricDimensions(layout, labelSize),
    labelSize,
  })
}

function isometricDimensions(layout: Layout, labelSize: number) {
  const { left, right, front, rear } = outlineBounds(layout.outline)
  const plate = plateFeet(layout)
  const away = labelSize * 2 + layout.roof.overhangFeet
  const at = (x: number, y: number, z = 0) => projectIsometric({ x, y, z })
  return [
    dimensionLine(feetInches(right - left), at(left, front), at(right, front), { x: -away * SIN_30, y: away * COS_30 }, labelSize),
    dimensionLine(feetInches(rear - front), at(right, front), at(right, rear), { x: away * SIN_30, y: away * COS_30 }, labelSize),
    dimensionLine(feetInches(plate), at(left, front), at(left, front, plate), { x: -away * 0.9, y: 0 }, labelSize),
  ]
}

function projected(kind: PaperLine['kind'], from: FramePoint, to: FramePoint): PaperLine {
  return { kind, from: projectIsometric(from), to: projectIsometric(to) }
}

/** Depth of a wing for a viewer at the front right. */
function nearness(wing: Wing): number {
  return wing.left + wing.right - wing.front - wing.rear
}

/** Whether a member belongs to a wing. A wall belongs to every wing it touches, so a long front wall is painted with the nearest. */
function holds(wing: Wing, member: Member): boolean {
  if (member.assembly.wing !== undefined) return member.assembly.wing === wingKey(wing)
  return [member.start, member.end].some(({ x, y }) => x >= wing.left && x <= wing.right && y >= wing.front && y <= wing.rear)
}

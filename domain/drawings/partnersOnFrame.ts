import type { Drawing, PaperPoint } from '../framing/drawing'
import { frameElevation } from '../framing/frameElevation'
import { frameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import type { Member } from '../framing/member'
import { outlineBounds } from '../framing/outline'
import { DIRECTORY_PARTNER_KIND_WORDS } from '../network/applicationOptions'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { Pen } from './Pen'
import { placedPath } from './placedPath'

/** Width and height of a sheet of sheathing in feet, the standard size. */
const SHEET = { width: 4, height: 8 } as const

/** The front of a frame, and which network partner supplies which part of it. */
export function partnersOnFrame(layout: Layout, name: string, form: DrawingForm): Drawing {
  const card = form === 'card'
  const wide = form === 'wide'
  const size = SHEETS[form]
  const pen = new Pen(size)
  const model = frameModel(layout)
  const { left, right } = outlineBounds(layout.outline)
  const { paths, viewBox } = frameElevation(model, 'front', { dimensions: false })
  const margin = card ? 16 : wide ? 150 : 14
  const scale = Math.min(
    (size.width - margin * 2) / (right - left + layout.roof.rakeFeet * 2),
    (size.height - (card ? 32 : 200)) / -viewBox.y,
  )
  const high = -viewBox.y * scale
  const ground = card ? (size.height + high) / 2 : size.height / 2 + high * 0.5
  const start = (size.width - (right - left) * scale) / 2
  const put = (x: number, z: number): PaperPoint => ({ x: start + (x - left) * scale, y: ground - z * scale })
  const front = model.members.filter(
    ({ assembly }) => assembly.part === 'exterior-wall' && assembly.story === 1 && assembly.outward?.x === 0 && assembly.outward.y < 0,
  )
  // The sheet is at the right end, where no labeled strap bracing is.
  const corner = put(right - SHEET.width, SHEET.height)
  pen.box('tint', corner.x, corner.y, SHEET.width * scale, SHEET.height * scale)
  for (const { kind, d } of paths) pen.path(kind, placedPath(placedPath(d, 1, -left, 0), scale, start, ground))
  pen.line('edge', { x: 0, y: ground }, { x: size.width, y: ground })
  if (card) return pen.drawing(title(name))

  const brace = leftmost(front, 'brace')
  const header = leftmost(front, 'header')
  const ridge = -viewBox.y
  const named = [
    { kind: 'architect', says: 'rooms, roof and openings', above: true, at: header && put(middle(header).x, middle(header).z) },
    { kind: 'manufacturer', says: 'trusses and panels', above: true, at: put((left + right) / 2 + (right - left) * 0.16, ridge * 0.78) },
    { kind: 'engineer', says: 'what wind pulls at', above: false, at: brace && put(middle(brace).x, middle(brace).z) },
    { kind: 'installer', says: 'plumb and anchored', above: false, at: put((left + right) / 2, 0) },
    { kind: 'lumber-yard', says: 'sheets and screws', above: false, at: put(right - SHEET.width * 0.5, SHEET.height * 0.3) },
  ] as const
  const scaleWords = wide ? 1.1 : 0.86
  const above = named.filter((one) => one.above)
  const below = named.filter((one) => !one.above)
  for (const row of [above, below]) {
    const column = size.width / row.length
    for (const [index, { kind, says, at, above: over }] of row.entries()) {
      if (!at) continue
      const x = column * (index + 0.5)
      const y = over ? 26 : size.height - 40
      const end = over ? y + 36 : y - 20
      pen.line('dimension', at, { x: at.x, y: (at.y + end) / 2 }).line('dimension', { x: at.x, y: (at.y + end) / 2 }, { x, y: end })
      pen.circle(kind === 'engineer' ? 'lead' : 'solid', at, wide ? 5 : 4)
      pen.text(DIRECTORY_PARTNER_KIND_WORDS[kind], x, y, { scale: scaleWords * 1.2, tone: kind === 'engineer' ? 'signal' : 'strong' })
      pen.text(says, x, y + size.labelSize * 1.2, { scale: scaleWords })
    }
  }
  return pen.drawing(title(name))
}

function title(name: string): string {
  return `The front of the frame of ${name} with lines from its parts to the partners whom they concern: the architect to the openings, the engineer to the bracing, the manufacturer to the trusses, the lumber yard to the sheathing, the installer to the ground`
}

function middle({ start, end }: Member): { x: number; z: number } {
  return { x: (start.x + end.x) / 2, z: (start.z + end.z) / 2 }
}

function leftmost(members: readonly Member[], role: Member['role']): Member | undefined {
  return members.filter((member) => member.role === role).toSorted((one, other) => middle(one).x - middle(other).x)[0]
}

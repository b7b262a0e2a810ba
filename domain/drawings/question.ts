import type { Drawing } from '../framing/drawing'
import { frameElevation } from '../framing/frameElevation'
import { frameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import { outlineBounds } from '../framing/outline'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { Pen } from './Pen'
import { placedPath } from './placedPath'

const ASKED = 'What carries the roof here?'
/** Margin around the marked opening, in feet. */
const AROUND = 1.1

/** The front of a frame with a revision cloud around one opening, as builders mark a question on a drawing. */
export function question(layout: Layout, name: string, form: DrawingForm): Drawing {
  const { left, right } = outlineBounds(layout.outline)
  const { paths, viewBox } = frameElevation(frameModel(layout), 'front', { dimensions: false })
  const card = form === 'card'
  const sheet = SHEETS[form]
  const head = card ? 16 : 96
  const across = right - left + layout.roof.rakeFeet * 2
  const most = card ? (sheet.height - 32) / -viewBox.y : form === 'wide' ? 16 : Number.POSITIVE_INFINITY
  const scale = Math.min((sheet.width - 24) / across, most)
  const ground = card ? (sheet.height - viewBox.y * scale) / 2 : head - viewBox.y * scale
  const start = (sheet.width - (right - left) * scale) / 2
  const pen = new Pen({ ...sheet, height: card ? sheet.height : Math.ceil(ground + 10) })
  for (const { kind, d } of paths) pen.path(kind, placedPath(placedPath(d, 1, -left, 0), scale, start, ground))
  pen.line('edge', { x: 0, y: ground }, { x: sheet.width, y: ground })
  const [corner] = layout.outline
  const asked = layout.openings
    .filter(({ side, story }) => side === 0 && story === 1)
    .reduce<Layout['openings'][number] | undefined>(
      (widest, own) => (widest && widest.widthFeet >= own.widthFeet ? widest : own),
      undefined,
    )
  if (asked && corner) {
    const box = {
      x: start + (corner.x - left + asked.fromFeet - AROUND) * scale,
      y: ground - (asked.headFeet + AROUND) * scale,
      width: (asked.widthFeet + AROUND * 2) * scale,
      height: (asked.headFeet - asked.sillFeet + AROUND * (asked.sillFeet > 0 ? 2 : 1)) * scale,
    }
    pen.path('push', cloud(box))
    if (!card) {
      const x = box.x + box.width / 2
      pen.line('dimension', { x, y: box.y - 8 }, { x, y: 58 })
      // Next to its line, on the side with more room.
      const anchor = x > sheet.width / 2 ? ('end' as const) : ('start' as const)
      pen.text(ASKED, x, 22, { anchor, tone: 'signal', scale: 1.35 })
      pen.text('Answered by a person', x, 46, { anchor })
    }
  }
  return pen.drawing(
    `The front of the frame of ${name} with a cloud drawn around one opening${asked ? ` and a question beside it: ${ASKED}` : ''}`,
  )
}

/** A rectangle of outward arcs. */
function cloud({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  const arcs = (length: number) => Math.max(2, Math.round(length / 16))
  const run = (count: number, dx: number, dy: number) => {
    const radius = Math.round(Math.hypot(dx, dy) * 5.5) / 10
    return `a${radius} ${radius} 0 0 1 ${Math.round(dx * 10) / 10} ${Math.round(dy * 10) / 10}`.repeat(count)
  }
  const [over, down] = [arcs(width), arcs(height)]
  return `M${Math.round(x)} ${Math.round(y)}${run(over, width / over, 0)}${run(down, 0, height / down)}${run(over, -width / over, 0)}${run(down, 0, -height / down)}`
}

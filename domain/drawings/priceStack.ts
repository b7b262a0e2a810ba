import { BOM_CATEGORIES, type BomCategory } from '../bom/bomCategory'
import { INITIAL_MATERIALS } from '../bom/initialMaterials'
import { INITIAL_PRICE_LISTS } from '../bom/initialPriceLists'
import { cheapestBom, priceBom } from '../bom/priceBom'
import { takeOff } from '../bom/takeOff'
import { DEFAULT_TAKE_OFF_CHOICES } from '../bom/takeOffChoices'
import type { Drawing, DrawingKind } from '../framing/drawing'
import { frameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import { dollarsOfCents, sumCents } from '../money/cents'
import { wholeDollars } from '../money/usd'
import { percent } from '../numbers/figure'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { hatch } from './materialHatch'
import { Pen } from './Pen'

const WORDS: Record<BomCategory, string> = {
  framing: 'Framing steel',
  bracing: 'Bracing',
  sheathing: 'Sheathing',
  fasteners: 'Fasteners',
  insulation: 'Insulation',
  roofing: 'Roofing',
}
const FILLS: Record<BomCategory, DrawingKind> = {
  framing: 'lead',
  bracing: 'solid',
  sheathing: 'tint',
  fasteners: 'solid',
  insulation: 'wash',
  roofing: 'tint',
}

/** A plan's bill of materials cost by part, and whose list prices it. */
export function priceParts(layout: Layout) {
  const counted = takeOff(frameModel(layout), DEFAULT_TAKE_OFF_CHOICES, INITIAL_MATERIALS)
  const bill = cheapestBom(INITIAL_PRICE_LISTS.map((list) => priceBom(counted, list)))
  const parts = BOM_CATEGORIES.map((category) => ({
    category,
    dollars: dollarsOfCents(
      sumCents((bill?.lines ?? []).flatMap((line) => (line.counted.material.category === category ? [line.totalCents] : []))),
    ),
  })).filter(({ dollars }) => dollars > 0)
  return {
    parts,
    dollars: bill ? dollarsOfCents(bill.totalCents) : 0,
    list: bill?.list.distributor.name ?? '',
    version: bill?.list.version ?? 0,
  }
}

/** The price of one frame's materials as a stack in construction order, starting from the ground. */
export function priceStack(layout: Layout, name: string, form: DrawingForm): Drawing {
  const { parts, dollars } = priceParts(layout)
  const card = form === 'card'
  const wide = form === 'wide'
  const size = { ...SHEETS[form], height: wide ? 520 : card ? SHEETS.card.height : 460 }
  const pen = new Pen(size)
  const [left, width] = card ? [60, 280] : [wide ? 420 : 30, wide ? 300 : 190]
  const [top, bottom] = card ? [18, 222] : [wide ? 40 : 62, size.height - 20]
  let below = bottom
  let lastLabel = Number.POSITIVE_INFINITY
  for (const { category, dollars: part } of parts) {
    const height = ((bottom - top) * part) / dollars
    below -= height
    pen.box(FILLS[category], left, below, width, height)
    hatch(pen, category, { x: left, y: below, width, height })
    pen.box('edge', left, below, width, height)
    if (card) continue
    const y = Math.min(below + height / 2, lastLabel - (wide ? 34 : 42))
    lastLabel = y
    pen.lines('hidden', [
      { x: left + width, y: below + height / 2 },
      { x: left + width + 14, y: below + height / 2 },
      { x: left + width + 30, y },
      { x: left + width + 40, y },
    ])
    const tone = category === 'framing' ? ('signal' as const) : ('strong' as const)
    pen.text(WORDS[category], left + width + 50, y - (wide ? 0 : 9), { anchor: 'start', tone, scale: wide ? 1.2 : 0.95 })
    const says = `${wholeDollars(part)} · ${percent(part / dollars)}`
    pen.text(says, left + width + (wide ? 210 : 50), y + (wide ? 0 : 11), { anchor: 'start', scale: wide ? 1.2 : 0.88 })
  }
  if (!card) {
    const total = wholeDollars(dollars)
    if (wide) {
      pen.dimension('', { x: left, y: bottom }, { x: left, y: top }, { x: -36, y: 0 })
      pen.text(total, left - 70, (top + bottom) / 2 - 14, { anchor: 'end', scale: 3.6, tone: 'strong' })
      pen.text(`materials of ${name}`, left - 70, (top + bottom) / 2 + 30, { anchor: 'end', scale: 1.1 })
    } else {
      pen.text(total, left, 24, { anchor: 'start', scale: 1.7, tone: 'strong' })
      pen.text(`materials of ${name}`, left + 132, 26, { anchor: 'start', scale: 0.9 })
    }
  }
  return pen.drawing(
    `What the materials of ${name} cost: ${parts.map(({ category, dollars: part }) => `${WORDS[category].toLowerCase()} ${wholeDollars(part)}`).join(', ')}`,
  )
}

import type { Drawing, PaperPoint } from '../framing/drawing'
import { type Coordinates, greatCircleMiles } from '../network/greatCircle'
import { figure } from '../numbers/figure'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { Pen } from './Pen'
import { US_BORDERS, US_NATION } from './usOutline'

/** An example: a shop in the pilot's state, and a lot it could deliver to. */
const SHOP = { name: 'Columbus, Ohio', lat: 39.9612, lng: -82.9988 } as const
const LOT = { name: 'Raleigh, N.C.', lat: 35.7796, lng: -78.6382 } as const
/** Circles around the lot, in miles. */
const RINGS = [150, 300, 450] as const
/** Bearing in degrees of the circles' mile labels: over land, away from the route and the coast. */
const RINGS_NAMED_AT = 229

/** A load's route from a shop to a lot across the states, with the distances routing uses. */
export function routeMap(form: DrawingForm): Drawing {
  const card = form === 'card'
  const wide = form === 'wide'
  const size = { ...SHEETS[form], height: wide ? 620 : card ? SHEETS.card.height : 420 }
  const pen = new Pen(size)
  // The full map is 975 by 610; narrow forms show the east only.
  const view = wide
    ? { x: -40, y: -10, scale: 1.02, left: 110 }
    : card
      ? { x: 620, y: 195, scale: 1.32, left: 0 }
      : { x: 480, y: 118, scale: 1.2, left: 0 }
  const onSheet = ([x, y]: readonly [number, number]) => ({ x: view.left + (x - view.x) * view.scale, y: (y - view.y) * view.scale })
  pen.path('wash', moved(US_NATION, view)).path('hidden', moved(US_BORDERS, view)).path('edge', moved(US_NATION, view))
  const shop = onSheet(albers(SHOP))
  const lot = onSheet(albers(LOT))
  for (const miles of RINGS) {
    const points = Array.from({ length: 73 }, (_, index) => onSheet(albers(away(LOT, miles, index * 5))))
    pen.lines('hidden', points, true)
    if (!card) label(pen, `${miles} mi`, onSheet(albers(away(LOT, miles, RINGS_NAMED_AT))), { scale: 0.8 })
  }
  const way = Array.from({ length: 25 }, (_, index) => onSheet(albers(between(SHOP, LOT, index / 24))))
  pen
    .lines('push', way)
    .circle('solid', shop, card ? 6 : 8)
    .circle('lead', lot, card ? 6 : 8)
  if (!card) {
    const miles = Math.round(greatCircleMiles(SHOP, LOT))
    label(pen, 'Shop', { x: shop.x - 18, y: shop.y - 22 }, { anchor: 'end', tone: 'steel', scale: 1.15 })
    label(pen, SHOP.name, { x: shop.x - 18, y: shop.y - 2 }, { anchor: 'end', scale: 0.95 })
    label(pen, 'Lot', { x: lot.x - 18, y: lot.y + 3 }, { anchor: 'end', tone: 'signal', scale: 1.15 })
    label(pen, `${figure(miles)} miles`, { x: lot.x - 18, y: lot.y + 23 }, { anchor: 'end', scale: 0.95 })
  }
  return pen.drawing(
    `A map of the United States with a load from a shop in ${SHOP.name} to a lot near ${LOT.name}, and circles of ${RINGS.join(', ')} miles around the lot`,
  )
}

/** Average character width relative to the text height. */
const LETTER = 0.58

/** Text on the map, on a veil that hides borders and coasts behind it. */
function label(pen: Pen, words: string, { x, y }: PaperPoint, style: { anchor?: 'end'; tone?: 'steel' | 'signal'; scale: number }): void {
  const height = pen.size.labelSize * style.scale
  const width = words.length * height * LETTER
  pen.box('plane', style.anchor ? x - width - 3 : x - width / 2 - 3, y - height * 0.62, width + 6, height * 1.24)
  pen.text(words, x, y, style)
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (value: number) => (value * 180) / Math.PI

/** Albers equal-area conic with parallels 29.5 and 45.5, centered on 96 W, in earth radii; y to the north. */
function conic({ lat, lng }: Coordinates): readonly [number, number] {
  const [first, second] = [Math.sin(radians(29.5)), Math.sin(radians(45.5))]
  const cone = (first + second) / 2
  const constant = 1 + first * (2 * cone - first)
  const reach = Math.sqrt(constant - 2 * cone * Math.sin(radians(lat))) / cone
  const angle = cone * radians(lng + 96)
  return [reach * Math.sin(angle), -reach * Math.cos(angle)]
}

const CENTER = conic({ lat: 38.7, lng: -96.6 })

/** On the sheet of usOutline: 1300 units per earth radius, centered on 487.5, 305. */
function albers(place: Coordinates): readonly [number, number] {
  const [x, y] = conic(place)
  return [487.5 + 1300 * (x - CENTER[0]), 305 - 1300 * (y - CENTER[1])]
}

/** A place some miles away at a bearing in degrees. */
function away(from: Coordinates, miles: number, bearing: number): Coordinates {
  const reach = miles / 3958.76
  const lat = Math.asin(
    Math.sin(radians(from.lat)) * Math.cos(reach) + Math.cos(radians(from.lat)) * Math.sin(reach) * Math.cos(radians(bearing)),
  )
  const east = Math.atan2(
    Math.sin(radians(bearing)) * Math.sin(reach) * Math.cos(radians(from.lat)),
    Math.cos(reach) - Math.sin(radians(from.lat)) * Math.sin(lat),
  )
  return { lat: degrees(lat), lng: from.lng + degrees(east) }
}

/** A point of the route. Over a few hundred miles a straight line in degrees is within a line's width of the great circle. */
function between(from: Coordinates, to: Coordinates, share: number): Coordinates {
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share }
}

/** The outline's paths ('M x y l dx dy …') moved and scaled; only their first points are absolute. */
function moved(d: string, { x, y, scale, left }: { x: number; y: number; scale: number; left: number }): string {
  return d.replace(/M(-?\d+) (-?\d+)l([^M]*)/g, (_, startX: string, startY: string, steps: string) => {
    const scaled = steps.replace(/-?\d+/g, (step) => String(Math.round(Number(step) * scale * 10) / 10))
    return `M${(left + (Number(startX) - x) * scale).toFixed(1)} ${((Number(startY) - y) * scale).toFixed(1)}l${scaled}`
  })
}

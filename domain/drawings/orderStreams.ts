import type { Drawing, PaperPoint } from '../framing/drawing'
import { HOMES_PER_YEAR, INITIAL_PROJECTION_YEARS } from '../insights/initialProjections'
import { projectRows } from '../insights/projections'
import { wholeDollars } from '../money/usd'
import { percent } from '../numbers/figure'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { Pen } from './Pen'

/** Shares of the sheet's height: an order's total, a label at a band, and the gap between two bands without one. */
const AMOUNT = 0.52
const LABEL = 0.085
const PARTED = 0.06

type Kind = 'wash' | 'tint' | 'solid' | 'lead'
interface Band {
  readonly name: string
  readonly dollars: number
  readonly kind: Kind
}

/** One order's money in the last projected year: three revenue streams merge into the total, which splits into costs and margin. */
export function orderStreams(form: DrawingForm): Drawing {
  const { year, kitsSold, ...row } = lastYear()
  const each = (dollars: number) => dollars / kitsSold
  const whole = each(row.totalRevenue)
  const streams: readonly Band[] = [
    { name: 'Frame kit', dollars: each(row.steelKitsRevenue), kind: 'tint' },
    { name: 'Freight', dollars: each(row.logisticsRevenue), kind: 'wash' },
    { name: 'Software', dollars: each(row.saasRevenue), kind: 'solid' },
  ]
  const uses: readonly Band[] = [
    { name: 'Costs', dollars: each(row.totalRevenue - row.grossProfit), kind: 'wash' },
    { name: `Gross profit, ${percent(row.grossMargin / 100)}`, dollars: each(row.grossProfit), kind: 'lead' },
  ]
  const size = SHEETS[form]
  const pen = new Pen(size)
  const card = form === 'card'
  const [left, right] = [card ? 20 : 16, size.width - (card ? 20 : 16)]
  const at = (share: number) => left + (right - left) * share
  const high = (dollars: number) => (size.height * AMOUNT * dollars) / whole
  const label = size.height * LABEL
  const top = (size.height - high(whole)) / 2
  /** The last band's label is below it, the others' above. */
  const placed = (bands: readonly Band[]) => {
    const tall = high(whole) + bands.length * label + size.height * PARTED
    let [outer, inner] = [(size.height - tall) / 2, top]
    return bands.map((band, index) => {
      const last = index === bands.length - 1
      outer += last ? size.height * PARTED : label
      const place = { ...band, outer, inner, tall: high(band.dollars) }
      const says = last ? outer + place.tall + label * 0.58 : outer - label * 0.42
      outer += place.tall
      inner += place.tall
      return { ...place, says }
    })
  }
  for (const { kind, outer, inner, tall } of placed(streams)) {
    stream(pen, kind, tall, { x: left, y: outer }, { x: at(0.42), y: inner })
    pen.box(kind, at(0.42), inner, at(0.58) - at(0.42), tall)
  }
  for (const { kind, outer, inner, tall } of placed(uses)) stream(pen, kind, tall, { x: at(0.58), y: inner }, { x: right, y: outer })
  for (const x of [at(0.42), at(0.58)]) pen.line('edge', { x, y: top - 8 }, { x, y: top + high(whole) + 8 })
  if (!card) {
    for (const { name, dollars, says: y } of placed(streams))
      pen.text(`${name} ${wholeDollars(dollars)}`, left, y, { anchor: 'start', tone: 'strong', scale: 0.95 })
    for (const { name, dollars, says: y, kind } of placed(uses))
      pen.text(`${name} ${wholeDollars(dollars)}`, right, y, {
        anchor: 'end',
        tone: kind === 'lead' ? 'signal' : 'strong',
        scale: 0.95,
      })
    pen.text(wholeDollars(whole), at(0.5), top - 46, { tone: 'strong', scale: 1.2 })
    pen.text(`an order in ${year}`, at(0.5), top - 22, { scale: 0.95 })
  }
  return pen.drawing(
    `The projection for one order in ${year}: ${wholeDollars(whole)} from kit, freight and software, of which ${percent(row.grossMargin / 100)} stay as gross profit`,
  )
}

/** @throws Error when the projection has no years; the product's own always has */
function lastYear() {
  const last = projectRows(INITIAL_PROJECTION_YEARS, HOMES_PER_YEAR).at(-1)
  if (!last) throw new Error('The projection has no year')
  return last
}

/** A band of constant width that flows from one place to another. */
function stream(pen: Pen, kind: Kind, tall: number, from: PaperPoint, to: PaperPoint): void {
  const middle = (from.x + to.x) / 2
  const point = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
  pen.path(
    kind,
    `M${point(from.x, from.y)}C${point(middle, from.y)} ${point(middle, to.y)} ${point(to.x, to.y)}L${point(to.x, to.y + tall)}C${point(middle, to.y + tall)} ${point(middle, from.y + tall)} ${point(from.x, from.y + tall)}Z`,
  )
}

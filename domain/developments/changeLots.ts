import type { PriceBook } from '../catalog/priceBook'
import type { Refusal } from '../http/refusal'
import { MAX_LOTS, priceLotAlone, quotedLot } from '../quotes/lotQuote'
import { type LotInput, nameKey } from './lot'

interface Changed {
  readonly lots: readonly LotInput[]
  /** The development is ordered: its lots keep their names and houses. */
  readonly ordered: boolean
  /** Ids of lots that were called off: they keep everything. */
  readonly calledOff: ReadonlySet<string>
}

/** A development's lots with some added, changed or removed; or why not, with each refused member by its row. */
export function changeLots(
  book: PriceBook,
  { lots: before, ordered, calledOff }: Changed,
  { lots: given, remove }: { readonly lots: readonly LotInput[]; readonly remove: readonly string[] },
): { readonly lots: readonly LotInput[] } | Refusal<'ordered' | 'tooManyLots' | 'invalidInput'> {
  const known = new Map(before.map((lot) => [lot.id, lot]))
  const changed = new Map(given.map((lot) => [lot.id, lot]))
  const kept = before.filter(({ id }) => !remove.includes(id))
  const lots = [...kept.map((lot) => changed.get(lot.id) ?? lot), ...[...changed.values()].filter(({ id }) => !known.has(id))]
  if (given.some(({ id }) => calledOff.has(id))) return { refusal: 'ordered' }
  if (ordered && remove.some((id) => known.has(id))) return { refusal: 'ordered' }
  if (ordered && given.some((lot) => !sameHouse(known.get(lot.id), lot))) return { refusal: 'ordered' }
  if (lots.length > MAX_LOTS) return { refusal: 'tooManyLots' }
  const fields = given.flatMap((lot, at) => {
    const twice = lots.some((other) => other.id !== lot.id && nameKey(other.name) === nameKey(lot.name))
    // An ordered house keeps its price, whatever is offered now.
    const price = ordered ? undefined : priceLotAlone(book, lot)
    return [
      ...(twice ? [{ path: `lots.${at}.name`, message: 'Another lot has this name.' }] : []),
      ...(price?.ok === false ? [{ path: `lots.${at}.${price.path}`, message: price.message }] : []),
    ]
  })
  return fields.length > 0 ? { refusal: 'invalidInput', more: { fields } } : { lots }
}

function sameHouse(before: LotInput | undefined, after: LotInput): boolean {
  return before !== undefined && JSON.stringify(quotedLot(before)) === JSON.stringify(quotedLot(after))
}

import type { PayloadRequest } from 'payload'
import { type DocumentPlace, publishedSlug } from '../publishedState'
import { stepAside } from '../slugs/stepAside'

/**
 * Publishes the newest drafts of documents in the request's transaction, each with every rule of its collection. A document that leaves an
 * address is published before the one that takes it; for a swap, one moves aside first.
 * @param onRefusal receives the refused document and the reason. The transaction is over by then, so it throws.
 */
export async function publishTogether(
  req: PayloadRequest,
  places: readonly DocumentPlace[],
  drafts: ReadonlyMap<string, { readonly slug?: string | null }>,
  onRefusal: (id: string, error: unknown) => never,
): Promise<void> {
  const live = new Map<string, string | null>()
  for (const { collection, id } of places) live.set(id, await publishedSlug(req, collection, id))
  const arrivals: (() => Promise<void>)[] = []
  const ordered = leavingFirst(places, (place) => [live.get(place.id) ?? null, drafts.get(place.id)?.slug ?? null])
  for (const [at, { collection, id }] of ordered.entries()) {
    const to = drafts.get(id)?.slug ?? null
    const inTheWay = ordered.slice(at + 1).find((other) => to !== null && live.get(other.id) === to && drafts.get(other.id)?.slug !== to)
    if (to !== null && inTheWay) arrivals.push(await stepAside(req, inTheWay, to))
    const publish = { id, data: { _status: 'published' }, depth: 0, overrideAccess: req.user === null, req } as const
    try {
      await req.payload.update({ collection, ...publish })
    } catch (error) {
      onRefusal(id, error)
    }
  }
  for (const arrived of arrivals) await arrived()
}

/** Sorts documents so that each leaves an address before another takes it; those in a cycle keep their order. */
function leavingFirst<Place>(
  places: readonly Place[],
  addresses: (place: Place) => readonly [from: string | null, to: string | null],
): Place[] {
  const waiting = [...places]
  const ordered: Place[] = []
  while (waiting.length > 0) {
    const free = waiting.findIndex((place) => {
      const [, to] = addresses(place)
      return !waiting.some((other) => other !== place && to !== null && addresses(other)[0] === to)
    })
    ordered.push(...waiting.splice(Math.max(free, 0), 1))
  }
  return ordered
}

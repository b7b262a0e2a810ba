import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { type Asked, cursorParts, likeText, rowAsked } from './listing'

export interface Listing<Slug extends CollectionSlug> {
  readonly collection: Slug
  /** Fields whose text is searched; the words may be in any of them. */
  readonly searched: readonly string[]
  /** The requested filters. */
  readonly where?: readonly Where[]
  /** The time field: the default order, newest first. */
  readonly newest: string
  /** Fields of the other orders, by the call's names. */
  readonly sorts?: Readonly<Record<string, string>>
  /** The default order instead of that, ascending: a name, a due day. Reading everything uses the newest first. */
  readonly standard?: string | undefined
  readonly showHiddenFields?: boolean
  /** Large fields the rows do not need. */
  readonly without?: Readonly<Record<string, true>>
  /** For callers with a right other than the collection's own: `where` must express that right. */
  readonly asSystem?: boolean
}

/**
 * One page of a collection as the request's account may see it, and how many rows match. `next` names the last row, newest first: reading
 * on from it (keyset) neither skips nor repeats a row when others arrive.
 */
export async function listDocuments<Slug extends CollectionSlug>(
  req: PayloadRequest,
  { collection, searched, where = [], newest, sorts = {}, standard, showHiddenFields = false, without, asSystem = false }: Listing<Slug>,
  { search, page, limit, sort, direction = 'descending', after, row }: Asked,
) {
  const usual = sort === undefined && after === undefined ? standard : undefined
  const field = usual ?? (sort === undefined || after !== undefined ? newest : (sorts[sort] ?? newest))
  const upwards = usual !== undefined || (direction === 'ascending' && after === undefined)
  const only = row === undefined ? [] : [{ id: { equals: rowAsked(row, 'uuid') } }]
  const and = [...where, ...only, ...hasWords(search, searched), ...behind(after, newest)]
  const { docs, totalDocs } = await req.payload.find({
    collection,
    where: { and },
    sort: [field, 'id'].map((name) => (upwards ? name : `-${name}`)),
    page: after === undefined ? page : 1,
    limit,
    depth: 0,
    showHiddenFields,
    ...leftOut(without),
    overrideAccess: asSystem,
    req,
  })
  const last: unknown = docs.length === limit && field === newest && !upwards ? docs.at(-1) : undefined
  return { docs, total: totalDocs, next: cursorOf(last, newest) }
}

/** Untyped: Payload's type of a selection is too large for a generic collection. */
function leftOut(without: Readonly<Record<string, true>> | undefined): object {
  return without ? { select: Object.fromEntries(Object.keys(without).map((name) => [name, false])) } : {}
}

/** Rows with the words in one of the fields, ignoring case. LIKE wildcards count as letters. */
export function hasWords(search: string, fields: readonly string[]): Where[] {
  const words = likeText(search)
  return words ? [{ or: fields.map((field) => ({ [field]: { contains: words } })) }] : []
}

function behind(after: string | undefined, newest: string): Where[] {
  if (after === undefined) return []
  const { time, id } = cursorParts(after, 'uuid')
  return [{ or: [{ [newest]: { less_than: time } }, { and: [{ [newest]: { equals: time } }, { id: { less_than: id } }] }] }]
}

function cursorOf(document: unknown, newest: string): string | null {
  if (typeof document !== 'object' || document === null || !('id' in document)) return null
  const time: unknown = Reflect.get(document, newest)
  return typeof time === 'string' ? `${new Date(time).toISOString()}~${String(document.id)}` : null
}

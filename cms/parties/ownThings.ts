import type { OwnThing } from '@framewell/domain/parties/ownAccountCall'
import type { PayloadRequest, Where } from 'payload'
import { extension } from '../platform/features/extension'

/** How a source reads: only operators may use the collections; membership is the right to one's own things. Newest first, at most 200. */
export interface OwnQuery {
  readonly req: PayloadRequest
  readonly now: Date
  readonly companyIds: readonly string[]
  /** The row belongs to one of the companies. */
  readonly company: Where[string]
  readonly options: {
    readonly depth: 0
    readonly limit: number
    readonly showHiddenFields: true
    readonly overrideAccess: true
    readonly req: PayloadRequest
  }
}
export type OwnThingSource = (query: OwnQuery) => Promise<OwnThing[]>

/** One source for each kind of thing that companies own. */
export const ownThingSources = extension<readonly OwnThingSource[]>('ownThingSources')

/** More of one kind than anybody reads; the newest. */
const MOST = 200

/** Orders, decisions, quotes (their newest revisions) and productions of some companies, newest first. The caller is a member of all of them. */
export async function ownThings(req: PayloadRequest, companyIds: readonly string[], now: Date): Promise<OwnThing[]> {
  if (companyIds.length === 0) return []
  const options = { depth: 0, limit: MOST, showHiddenFields: true, overrideAccess: true, req } as const
  const query: OwnQuery = { req, now, companyIds, company: { in: [...companyIds] }, options }
  const things = await Promise.all(ownThingSources.get().map((source) => source(query)))
  return things.flat().sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

/** The path a private link opens. Null if its secret was dropped: then only links sent before still work. */
export function pathWith(token: string | null, path: (token: string) => string): string | null {
  return token === null ? null : path(token)
}

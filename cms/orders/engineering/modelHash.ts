import { createHash } from 'node:crypto'
import { type Site, siteSchema } from '@framewell/domain/structure/site'
import { z } from 'zod'
import type { EngineeringReview, Order } from '../../payload-types'

const modelSchema = z.object({ layout: z.unknown(), frame: z.unknown() })

/** The design site that an engineer entered; null before. */
export function designSite(review: Pick<EngineeringReview, 'site'> | null): Site | null {
  return siteSchema.nullable().parse(review?.site ?? null)
}

/** SHA-256 of what an engineer approves, in hex: the frame as ordered, where it is built, and the loads it is designed for. */
export function modelHash({ frozen, siteAddress, siteZip }: Pick<Order, 'frozen' | 'siteAddress' | 'siteZip'>, site: Site | null): string {
  const { layout, frame } = modelSchema.parse(frozen)
  const { confirmedBy: _by, confirmedAt: _at, source: _source, ...loads } = site ?? {}
  return createHash('sha256')
    .update(JSON.stringify(sorted({ layout, frame, siteAddress, siteZip, loads })))
    .digest('hex')
}

/** The same data with its members in one order: a database and a program keep them in different ones. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  )
}

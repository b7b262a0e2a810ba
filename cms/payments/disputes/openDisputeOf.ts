import { companyDay } from '@framewell/domain/dates/businessDays'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findDisputes } from './storedDispute'

/** The open dispute over an order, if the request's person may read it; otherwise null. */
export async function openDisputeOf(req: PayloadRequest, orderNumber: string, now: Date) {
  const [open] = await findDisputes(req, sql`p.number = ${orderNumber} and d.status = 'open'`)
  if (!open) return null
  const { id, reason, decideBy } = open
  return { id, reason, decideBy, late: decideBy < companyDay(now) }
}

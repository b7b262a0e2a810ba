import { OPEN_STATUSES } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { TODAY } from '../platform/database/companyTime'
import type { SqlPart } from '../platform/database/SqlPart'
import { texts } from '../platform/database/texts'
import { extension } from '../platform/features/extension'

/** SQL: an order `o` is open and not delivered. */
export const AWAITED = sql`(o.status in ${texts(OPEN_STATUSES)} and o.stage < 'delivered_to_site')`

/** SQL: an order `o` is late by the rule of `latenessOf`. */
export const IS_LATE = sql`(${AWAITED} and left(o.deliver_by, 10) < ${TODAY})`

export interface ExpectedLate {
  readonly id: string
  /** The day of its expected delivery, '2026-12-16'. */
  readonly day: string
}

/** Finds the orders that will be late by their own record. @param where SQL condition on orders `o` */
export const expectedLate = extension<(req: PayloadRequest, where: SqlPart, now: Date) => Promise<readonly ExpectedLate[]>>('expectedLate')

/** SQL: the rows (id, day) of orders that are expected late. */
export const expectedLateRows = (late: readonly ExpectedLate[]): SqlPart =>
  sql`jsonb_to_recordset(${JSON.stringify(late)}::jsonb) as late(id uuid, day text)`

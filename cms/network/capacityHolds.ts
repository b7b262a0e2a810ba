import { randomUUID } from 'node:crypto'
import { type CapacitySlot, type PlacedFrom, placeUnits, type WeekStart } from '@framewell/domain/network/capacityWeek'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { lockRow } from '../platform/database/lockRow'
import { transactionOf } from '../platform/database/transactionOf'
import { routableShops } from './routableShops'

/** Minutes a slot stays held before the order must be confirmed. */
export const HOLD_MINUTES = 30

export interface HeldSlots {
  readonly holdId: string
  readonly slots: readonly CapacitySlot[]
  readonly expiresAt: string
}

interface Wanted {
  readonly fabricatorId: string
  readonly units: number
  readonly fromWeek: WeekStart
  readonly weeks: number
  /** The order's number. */
  readonly reference: string
  /** When it is released; after half an hour by default. */
  readonly until?: Date
  /** By default as late as the delivery allows. */
  readonly from?: PlacedFrom
}

/**
 * Holds a shop's capacity for a while, latest weeks first. The shop's row is locked until the transaction ends: of any number of
 * processes that want the last slot, one gets it.
 * @returns undefined if the weeks no longer have the volume, or the shop is not active.
 */
export async function holdCapacity(
  req: PayloadRequest,
  { fabricatorId, units, fromWeek, weeks, reference, until, from = 'latest' }: Wanted,
  now: Date,
): Promise<HeldSlots | undefined> {
  await lockRow(req, 'fabricators', fabricatorId)
  const [shop] = await routableShops(req, fromWeek, weeks, fabricatorId)
  if (shop?.status !== 'active') return undefined
  const slots = placeUnits(units, shop.weeks, from)
  if (!slots) return undefined
  const holdId = randomUUID()
  const database = await transactionOf(req)
  const expiresAt = (until ?? new Date(now.getTime() + HOLD_MINUTES * 60_000)).toISOString()
  await database.execute(sql`
    insert into capacity_holds (hold_id, fabricator_id, week, units, reference, expires_at)
    select ${holdId}::uuid, ${fabricatorId}::uuid, week, units, ${reference}, ${expiresAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as s(week date, units int)`)
  return { holdId, slots, expiresAt }
}

/** Extends a hold. @returns false if it had expired: its slots may belong to somebody else. */
export async function extendHold(req: PayloadRequest, holdId: string, until: Date): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update capacity_holds set expires_at = ${until.toISOString()}::timestamptz where hold_id = ${holdId} and confirmed_at is null and expires_at > now()
    returning hold_id`)
  return rows.length > 0
}

/** Makes a hold permanent. @returns false if it had expired: its slots may belong to somebody else. */
export async function confirmHold(req: PayloadRequest, holdId: string): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update capacity_holds set confirmed_at = coalesce(confirmed_at, now()) where hold_id = ${holdId} and (confirmed_at is not null or expires_at > now())
    returning hold_id`)
  return rows.length > 0
}

/** Releases what a hold has in the weeks after one. */
export async function freeAfter(req: PayloadRequest, holdId: string, week: WeekStart): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`delete from capacity_holds where hold_id = ${holdId} and week > ${week}::date`)
}

/** Releases capacity: the order was completed or canceled. */
export async function freeHold(req: PayloadRequest, holdId: string): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`delete from capacity_holds where hold_id = ${holdId}`)
}

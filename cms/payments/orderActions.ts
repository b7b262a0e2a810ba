import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { lockRow } from '../platform/database/lockRow'
import { transactionOf } from '../platform/database/transactionOf'
import { extension } from '../platform/features/extension'

interface DisputeEntry {
  readonly kind: 'dispute_opened' | 'evidence' | 'dispute_resolved'
  readonly party: 'builder' | 'fabricator' | 'operator'
  readonly authorName: string
  readonly text: string
  readonly at: Date
  readonly dispute: string
  readonly evidence?: string
}

/** What payments do to a project's order, by the order's number. */
export interface OrderActions {
  /** Everything due before fabrication is paid: the order may become active. */
  readonly fundedNow: (req: PayloadRequest, number: string) => Promise<void>
  /** What was due before fabrication is no longer paid: an order that has not started goes on hold. */
  readonly unfundedNow: (req: PayloadRequest, number: string, notes: string) => Promise<void>
  /** Adds a dispute's entry to the order's conversation. Opening and deciding send their own mail; evidence is announced as a message. */
  readonly noteOnOrder: (req: PayloadRequest, number: string, entry: DisputeEntry) => Promise<void>
  /** How many messages in an order's conversation (by its ID) the signed-in person has not read. */
  readonly unreadOn: (req: PayloadRequest, orderId: string) => Promise<number>
}

export const orderActions = extension<OrderActions>('orderActions')

/** SQL: the stage of the order with the number $2. An order's row holds its whole frame, so only the stage is read. */
export const STAGE_OF_ORDER = '(select stage::text from orders where number = $2)'

/** Whether the order is on hold: its shop gave it up, its funding was reversed, or an operator holds it. */
export async function isOnHold(req: PayloadRequest, number: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select 1 from orders where number = ${number} and status = 'on_hold'`)
  return rows.length > 0
}

/** Locks the order with this number until the transaction ends. */
export async function lockOrder(req: PayloadRequest, number: string): Promise<void> {
  await lockRow(req, 'orders', number, 'number')
}

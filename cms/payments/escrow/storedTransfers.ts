import { type Cents, cents, sumCents } from '@framewell/domain/money/cents'
import { maxCents, minCents, subtractCents } from '@framewell/domain/money/differences'
import { divideAmong, type ShortProject, type TransferFacts, toTransfer, transferStatus } from '@framewell/domain/payments/bankTransfers'
import { refundHeldCents, toHoldCents, unreleasedCashCents } from '@framewell/domain/payments/funding'
import { HOUSE_ACCOUNTS } from '@framewell/domain/payments/houseAccount'
import type { BankTransfer } from '@framewell/domain/payments/transferCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../../platform/database/isoTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { balancesOf } from '../projects/balances'
import { HELD_COLUMNS, HELD_KINDS, heldRowSchema } from './heldCash'

const transferRows = z.array(
  z.object({
    id: z.string(),
    number: z.string(),
    from: z.enum(HOUSE_ACCOUNTS),
    amountCents: storedCentsSchema,
    reason: z.string(),
    recordedBy: z.string(),
    recordedAt: z.string(),
    canceled: z.boolean(),
    left: z.boolean(),
    arrived: z.boolean(),
  }),
)
export type StoredTransfer = z.infer<typeof transferRows>[number]

/** Transfers `t` that match a condition. */
export async function findTransfers(
  req: PayloadRequest,
  where: SqlPart,
  behind: SqlPart = sql`order by t.number`,
): Promise<StoredTransfer[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select t.id, t.number, t."from", t.amount_cents as "amountCents", t.reason, t.recorded_by as "recordedBy",
      ${isoTime(sql`t.created_at`)} as "recordedAt", t.canceled_by is not null as canceled, t.left_line_id is not null as left,
      t.arrived_line_id is not null as arrived
    from bank_transfers t where ${where} ${behind}`)
  return transferRows.parse(rows)
}

/** Transfers that a statement of one of the accounts does not show yet. */
export const OPEN_TRANSFERS = sql`t.canceled_by is null and (t.left_line_id is null or t.arrived_line_id is null)`

export function transferAnswer({ canceled, left, arrived, ...stored }: StoredTransfer): BankTransfer {
  return { ...stored, status: transferStatus({ canceled, left, arrived }) }
}

/**
 * Projects with less in the escrow account than belongs there for their price, in the order in which they are locked. A refund of money that is
 * not there is paid without a transfer: payouts leave the operating account.
 */
export async function shortProjects(req: PayloadRequest): Promise<ShortProject[]> {
  return (await heldByProject(req)).flatMap(({ number, cash, ...balances }) => {
    const amountCents = subtractCents(unreleasedCashCents(balances), cash)
    return amountCents > 0 ? [{ projectId: number, amountCents }] : []
  })
}

async function heldByProject(req: PayloadRequest) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select ${sql.raw(HELD_COLUMNS)} from ledger_accounts
    where project_id is not null and balance_cents <> 0 and ${sql.raw(HELD_KINDS)} group by project_id order by project_id`)
  return z.array(heldRowSchema).parse(rows)
}

const waitingRefunds = z.array(z.object({ number: z.string(), cents: storedCentsSchema }))

/** Refunds that are held in the escrow account, and how much of each is in a run that waits, in the order in which projects are locked. */
async function refundsHeld(req: PayloadRequest, projects: Awaited<ReturnType<typeof heldByProject>>) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select p.number, sum(o.amount_cents) as cents from payouts o join payment_projects p on p.id = o.project_id
    where o.account = 'builder_payable' and o.status = 'waiting' group by 1`)
  const waiting = new Map(waitingRefunds.parse(rows).map((one) => [one.number, one.cents]))
  return projects.flatMap((held) => {
    const amountCents = refundHeldCents(held)
    const inRunCents = minCents(amountCents, waiting.get(held.number) ?? cents(0))
    return amountCents > 0 ? [{ projectId: held.number, amountCents, inRunCents }] : []
  })
}

/** Refunds due that the operating account is kept for: those that are not in the escrow account. */
export async function refundsOutsideEscrow(req: PayloadRequest): Promise<Cents> {
  return sumCents((await heldByProject(req)).map((held) => subtractCents(held.builder_payable, refundHeldCents(held))))
}

/**
 * Refunds that a transfer out of the escrow account takes along: for what is not free without them. First those in runs that wait, for which
 * it was recorded; when their run was canceled since, the bank has moved the money all the same.
 */
export async function refundsLeaving(req: PayloadRequest, amountCents: Cents): Promise<ShortProject[]> {
  const { escrow_bank } = await balancesOf(req, null)
  const free = maxCents(cents(0), subtractCents(escrow_bank, await waitingInEscrow(req)))
  const refunds = await refundsHeld(req, await heldByProject(req))
  const parts = [
    ...refunds.map(({ projectId, inRunCents }) => ({ projectId, amountCents: inRunCents })),
    ...refunds.map((one) => ({ projectId: one.projectId, amountCents: subtractCents(one.amountCents, one.inRunCents) })),
  ]
  const taken = divideAmong(maxCents(cents(0), subtractCents(amountCents, free)), parts)
  return refunds.flatMap(({ projectId }) => {
    const ofProject = sumCents(taken.filter((one) => one.projectId === projectId).map((one) => one.amountCents))
    return ofProject > 0 ? [{ projectId, amountCents: ofProject }] : []
  })
}

/** Sum of what is in the escrow account for orders. */
export async function heldInEscrow(req: PayloadRequest): Promise<Cents> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select coalesce(sum(balance_cents), 0) as cents from ledger_accounts where kind = 'escrow_cash'`)
  return z.object({ cents: storedCentsSchema }).parse(rows[0]).cents
}

/** Of the money in the escrow account: receipts that wait for a decision, and customers' credit. */
async function waitingInEscrow(req: PayloadRequest): Promise<Cents> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select coalesce(sum(case when status in ('unmatched', 'returning') then amount_cents else 0 end + unapplied_cents), 0) as cents
    from bank_lines where house_account = 'escrow' and amount_cents > 0`)
  return z.object({ cents: storedCentsSchema }).parse(rows[0]).cents
}

/** What is in the escrow account, what belongs there, and what is to be transferred, with refunds that a run is about to pay. */
export async function escrowPosition(req: PayloadRequest) {
  const projects = await heldByProject(req)
  const short = await shortProjects(req)
  const { escrow_bank: freeCents } = await balancesOf(req, null)
  const refundsCents = sumCents((await refundsHeld(req, projects)).map(({ inRunCents }) => inRunCents))
  const transfers: readonly TransferFacts[] = await findTransfers(req, OPEN_TRANSFERS)
  return {
    heldCents: await heldInEscrow(req),
    toHoldCents: cents(projects.reduce((sum, one) => sum + toHoldCents(one), 0)),
    ...toTransfer({ freeCents, waitingCents: await waitingInEscrow(req), refundsCents, short, transfers }),
    short,
  }
}

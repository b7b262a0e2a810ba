import { absoluteCents, negateCents } from '@framewell/domain/money/differences'
import type { BankLine } from '@framewell/domain/payments/bankCalls'
import { divideAmong, type TransferRefusal, transferRefusal, transfersNamed } from '@framewell/domain/payments/bankTransfers'
import { BANK_OF } from '@framewell/domain/payments/houseAccount'
import { creditOwnAccount, debitOwnAccount } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { lastPosting, nextKey } from '../keysOfCause'
import { post } from '../post'
import { lockAnyProject } from '../projects/findProject'
import { reversePosting } from '../reversePosting'
import { holdReceived, unhold } from './heldCash'
import { findTransfers, refundsLeaving, shortProjects } from './storedTransfers'

export type TransferLine = Pick<BankLine, 'id' | 'houseAccount' | 'amountCents' | 'text' | 'bankReference'>

/** Books the side of the transfer that a movement names. @returns its number; undefined when it names none that fits */
export async function transferNamed(req: PayloadRequest, line: TransferLine): Promise<string | undefined> {
  const numbers = transfersNamed(line)
  const [number] = numbers
  if (!number || numbers.length > 1) return undefined
  return (await bookTransfer(req, line, number)) === undefined ? number : undefined
}

/**
 * Books one side of a transfer. What arrives in the escrow account is held for orders that are short of it; refunds that leave with it are
 * not held there any more. The caller holds the lock on statements.
 * @param inSuspense the movement was booked before, into suspense
 */
export async function bookTransfer(
  req: PayloadRequest,
  line: TransferLine,
  number: string,
  inSuspense = false,
): Promise<TransferRefusal | undefined> {
  const [transfer] = await findTransfers(req, sql`t.number = ${number}`)
  const refusal = transferRefusal(line, line.houseAccount, transfer)
  if (refusal || !transfer) return refusal
  const amount = absoluteCents(line.amountCents)
  const isLeaving = line.amountCents < 0
  const bank = BANK_OF[line.houseAccount]
  const isOutOfEscrow = isLeaving && line.houseAccount === 'escrow'
  for (const { projectId, amountCents } of isOutOfEscrow ? await refundsLeaving(req, amount) : []) {
    await lockAnyProject(req, projectId)
    await unhold(req, line.id, projectId, amountCents)
  }
  await post(req, {
    key: await nextKey(req, 'transfer', line.id),
    kind: 'bank_transfer',
    description: `Transfer ${number} ${isLeaving ? 'left' : 'arrived'}`,
    entries: isLeaving
      ? [debitOwnAccount('transfers_in_transit', amount), creditOwnAccount(bank, amount)]
      : [debitOwnAccount(inSuspense ? 'suspense' : bank, amount), creditOwnAccount('transfers_in_transit', amount)],
  })
  const db = await transactionOf(req)
  const side = sql.raw(isLeaving ? 'left_line_id' : 'arrived_line_id')
  await db.execute(sql`update bank_transfers set ${side} = ${line.id}, updated_at = now() where id = ${transfer.id}`)
  if (isLeaving || line.houseAccount !== 'escrow') return undefined
  for (const { projectId, amountCents } of divideAmong(amount, await shortProjects(req))) {
    await lockAnyProject(req, projectId)
    await holdReceived(req, line.id, projectId, amountCents)
  }
  return undefined
}

const heldRows = z.array(z.object({ number: z.string(), cents: storedCentsSchema }))

/** Undoes that a movement was one side of a transfer. What it brought for orders is not held any more; what it took of refunds is held again. */
export async function unbookTransfer(req: PayloadRequest, lineId: string, reason: string): Promise<void> {
  const posting = await lastPosting(req, 'transfer', lineId)
  if (posting === undefined) throw new Error('A line was booked as a transfer without a posting')
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select a.project_id as number, sum(e.amount_cents) as cents from ledger_postings p join ledger_entries e on e.posting_id = p.id
      join ledger_accounts a on a.id = e.account_id and a.kind = 'escrow_cash'
    where p.key = ${`held:${lineId}`} or starts_with(p.key, ${`held:${lineId}:`}) group by 1 having sum(e.amount_cents) <> 0 order by 1`)
  const held = heldRows.parse(rows)
  for (const { number, cents } of held) {
    await lockAnyProject(req, number)
    if (cents > 0) await unhold(req, lineId, number, cents)
  }
  await reversePosting(req, posting, reason)
  for (const { number, cents } of held) if (cents < 0) await holdReceived(req, lineId, number, negateCents(cents))
  await db.execute(sql`
    update bank_transfers set left_line_id = nullif(left_line_id, ${lineId}), arrived_line_id = nullif(arrived_line_id, ${lineId}), updated_at = now()
    where left_line_id = ${lineId} or arrived_line_id = ${lineId}`)
}

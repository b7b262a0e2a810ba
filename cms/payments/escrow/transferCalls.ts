import { transferTooLarge } from '@framewell/domain/payments/bankTransfers'
import type {
  cancelBankTransfer as cancelCall,
  listBankTransfers as listCall,
  recordBankTransfer as recordCall,
} from '@framewell/domain/payments/transferCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { type NumberSeries, nextNumber } from '../../platform/database/nextNumber'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { holdsWords } from '../../platform/lists/listing'
import { listRows } from '../../platform/lists/listRows'
import { changed } from '../../platform/live/changed'
import { numberInUse } from '../bank/houseBankAccount'
import { refundCover } from './operatingCash'
import { escrowPosition, findTransfers, transferAnswer } from './storedTransfers'

const TRANSFER_NUMBERS: NumberSeries = { prefix: 'TR', sequence: 'bank_transfer_numbers' }
/** Orders that a position names. */
const MOST_SHORT = 100

export const listBankTransfers: Operation<typeof listCall> = async ({ req }, { search, ...asked }) => {
  const position = await escrowPosition(req)
  return {
    ...(await listRows(
      req,
      {
        tables: sql`bank_transfers t`,
        where: holdsWords(search, [sql`t.number`, sql`t.reason`]),
        newest: sql`t.created_at`,
        id: sql`t.id`,
        find: async (where, { order, cut }) => (await findTransfers(req, where, sql`${order} ${cut}`)).map(transferAnswer),
      },
      asked,
    )),
    escrow: { inUse: (await numberInUse(req, 'escrow')) !== null, ...position, short: position.short.slice(0, MOST_SHORT) },
  }
}

export const recordBankTransfer: Operation<typeof recordCall> = async ({ req, refuse, session, now }, { from, amountCents, reason }) => {
  if ((await numberInUse(req, 'escrow')) === null) throw refuse('noEscrowAccount')
  // One at a time with imports, which change what is free, and with runs that spend it.
  await lock(req, 'bank-statements')
  await lock(req, 'payout-runs')
  const { spareCents } = await refundCover(req)
  const free = { escrow: (await escrowPosition(req)).toOperatingCents, operating: spareCents }
  const tooLarge = transferTooLarge({ from, amountCents }, free)
  if (tooLarge) throw refuse(tooLarge.refusal, tooLarge.more)
  const number = await nextNumber(req, TRANSFER_NUMBERS, now)
  const { id } = await req.payload.db.create({
    collection: 'bank-transfers',
    data: { number, from, amountCents, reason, recordedBy: session?.name ?? '' },
    req,
  })
  await changed(req, 'payments', '')
  await recordAudit(req, {
    action: 'bank-transfer-record',
    subjectType: 'bank-transfers',
    subjectId: String(id),
    after: { number, from, amountCents },
    reason,
  })
  return { transfer: await transferOf(req, String(id)) }
}

export const cancelBankTransfer: Operation<typeof cancelCall> = async ({ req, refuse, session }, { id, reason }) => {
  await lock(req, 'bank-statements')
  const [transfer] = await findTransfers(req, sql`t.id = ${id}`)
  if (!transfer) throw refuse('notFound')
  if (transfer.canceled || transfer.left || transfer.arrived) throw refuse('onStatement')
  const db = await transactionOf(req)
  await db.execute(sql`update bank_transfers set canceled_by = ${session?.name ?? ''}, updated_at = now() where id = ${id}`)
  await changed(req, 'payments', '')
  await recordAudit(req, {
    action: 'bank-transfer-cancel',
    subjectType: 'bank-transfers',
    subjectId: id,
    after: { canceled: true },
    reason,
  })
  return { transfer: await transferOf(req, id) }
}

async function transferOf(req: PayloadRequest, id: string) {
  const [transfer] = await findTransfers(req, sql`t.id = ${id}`)
  if (!transfer) throw new Error('A transfer was stored and cannot be found')
  return transferAnswer(transfer)
}

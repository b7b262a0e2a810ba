import { easternDay } from '@framewell/domain/dates/bankingTime'
import { cents } from '@framewell/domain/money/cents'
import { freeFileIdModifier, nachaFile, traceNumber } from '@framewell/domain/payments/nachaFile'
import type { downloadPrenoteFile as downloadCall, sendPrenotes as sendCall } from '@framewell/domain/payments/prenoteCalls'
import { prenoteDays } from '@framewell/domain/payments/prenotes'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import { isoTime } from '../../platform/database/isoTime'
import { lock } from '../../platform/database/lock'
import { type NumberSeries, nextNumber } from '../../platform/database/nextNumber'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { changed } from '../../platform/live/changed'
import { asFile } from '../asFile'
import { houseBankAccount } from '../bank/houseBankAccount'
import { NEEDS_PRENOTE } from './payeeState'
import { fileIdModifiersOf, sealedAccountSchema, sealedOriginator } from './payoutFile'
import { openBank, sealBank } from './sealedBank'

const FILE_NUMBERS: NumberSeries = { prefix: 'PF', sequence: 'prenote_file_numbers' }
/** From the sequence of payouts: trace numbers are made of it, and no two entries have the same. */
const PRENOTE_NUMBERS: NumberSeries = { prefix: 'PN', sequence: 'payout_numbers' }

export const sendPrenotes: Operation<typeof sendCall> = async ({ req, refuse, session, now }) => {
  await lock(req, 'payout-runs')
  const originator = await houseBankAccount(req)
  if (!originator) throw refuse('noHouseBank')
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select b.id from bank_details b where ${NEEDS_PRENOTE} order by b.created_at, b.id for update of b`)
  const due = z.array(z.object({ id: z.string() })).parse(rows)
  if (due.length === 0) throw refuse('nothingToSend')
  const fileIdModifier = freeFileIdModifier(await fileIdModifiersOf(req, now))
  if (!fileIdModifier) throw refuse('tooManyFiles')
  const number = await nextNumber(req, FILE_NUMBERS, now)
  const days = prenoteDays(easternDay(now))
  const created = await req.payload.db.create({
    collection: 'prenote-files',
    data: { number, ...days, sentBy: session?.name ?? '', fileIdModifier, originator: sealBank(originator), createdAt: now.toISOString() },
    req,
  })
  const id = String(created.id)
  for (const detail of due) {
    const reference = await nextNumber(req, PRENOTE_NUMBERS, now)
    await db.execute(sql`
      update bank_details set prenote_file_id = ${id}, prenote = ${reference}, prenote_trace = ${traceNumber(originator.routingNumber, reference)}
      where id = ${detail.id}`)
  }
  await changed(req, 'payments', '')
  await recordAudit(req, {
    action: 'prenotes-send',
    subjectType: 'prenote-files',
    subjectId: id,
    after: { number, prenotes: due.length, ...days },
  })
  return { file: { id, number, usableFrom: days.usableFrom, prenotes: due.length } }
}

const fileRow = z.object({
  number: z.string(),
  settlesOn: z.string(),
  fileIdModifier: z.string(),
  originator: z.string(),
  createdAt: z.string(),
})
const entryRows = z.array(z.object({ reference: z.string(), trace: z.string(), sealed: z.string() }))

export const downloadPrenoteFile: Operation<typeof downloadCall> = async ({ req, refuse }, { id }) => {
  const db = await transactionOf(req)
  const { rows: files } = await db.execute(sql`
    select n.number, n.settles_on as "settlesOn", n.file_id_modifier as "fileIdModifier", n.originator, ${isoTime(sql`n.created_at`)} as "createdAt"
    from prenote_files n where n.id = ${id}`)
  if (!files[0]) throw refuse('notFound')
  const file = fileRow.parse(files[0])
  const { rows } = await db.execute(sql`
    select b.prenote as reference, b.prenote_trace as trace, b.sealed from bank_details b where b.prenote_file_id = ${id}
    order by length(b.prenote), b.prenote`)
  await recordAudit(req, { action: 'prenote-file-download', subjectType: 'prenote-files', subjectId: id, after: { number: file.number } })
  const text = nachaFile({
    runNumber: file.number,
    createdAt: new Date(file.createdAt),
    payOn: file.settlesOn,
    fileIdModifier: file.fileIdModifier,
    originator: sealedOriginator(file.originator),
    payouts: entryRows.parse(rows).map(({ sealed, ...prenote }) => ({
      ...prenote,
      amountCents: cents(0),
      account: sealedAccountSchema.parse(openBank(sealed)),
      remittance: null,
    })),
    prenotes: true,
  })
  return asFile(`${file.number}.ach`, 'text/plain; charset=us-ascii', text)
}

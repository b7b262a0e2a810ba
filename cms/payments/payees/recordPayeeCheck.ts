import { companyDay } from '@framewell/domain/dates/businessDays'
import type { recordPayeeCheck as recordCall } from '@framewell/domain/payments/bankDetailCalls'
import { checkFaults } from '@framewell/domain/payments/payeeChecks'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { isTied } from '../../parties/independence'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { changed } from '../../platform/live/changed'
import { sealedAccountSchema } from '../payouts/payoutFile'
import { openBank } from '../payouts/sealedBank'
import { behindPayee, detailAnswer, detailOf, lockedDetail } from '../payouts/storedDetail'
import { manualCheck } from '../providers/manualCheck'

/** Records a check of a payee's name or account. */
export const recordPayeeCheck: Operation<typeof recordCall> = async ({ req, refuse, session, now }, { id, ...entered }) => {
  const detail = await lockedDetail(req, id)
  if (!detail) throw refuse('notFound')
  if (detail.status !== 'active' && detail.status !== 'waiting') throw refuse('notInUse')
  const fields = checkFaults(entered, companyDay(now))
  if (fields.length > 0) throw refuse('wrongDay', { fields })
  if (await isTied(req, session?.id ?? '', behindPayee(detail))) throw refuse('notIndependent')
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select sealed from bank_details where id = ${id}`)
  const account = sealedAccountSchema.parse(openBank(z.object({ sealed: z.string() }).parse(rows[0]).sealed))
  const subject = entered.kind === 'name' ? detail.payeeName : `…${detail.accountLastFour}`
  const check =
    entered.kind === 'name' ? await manualCheck.screenName(detail.payeeName, entered) : await manualCheck.verifyAccount(account, entered)
  const { source, listDate, checkedOn, result, note } = check
  await req.payload.db.create({
    collection: 'payee-checks',
    data: {
      company: detail.companyId,
      bankDetail: id,
      kind: entered.kind,
      subject,
      ...{ source, listDate, checkedOn, result, note },
      provider: manualCheck.name,
      checkedBy: session?.name ?? '',
      checkedById: session?.id ?? '',
    },
    req,
    returning: false,
  })
  await changed(req, 'payments', '')
  await recordAudit(req, {
    action: 'payee-check',
    subjectType: 'bank-details',
    subjectId: id,
    after: { kind: entered.kind, subject, source, listDate, checkedOn, result },
    reason: note,
  })
  return { detail: detailAnswer(await detailOf(req, id)) }
}

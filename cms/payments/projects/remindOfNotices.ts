import { companyDay } from '@framewell/domain/dates/businessDays'
import { daysBetween } from '@framewell/domain/network/fabricatorStatus'
import { lienNoticeDue } from '@framewell/domain/notifications/events/lien'
import { noticeReminderDue } from '@framewell/domain/payments/lienRecord'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import { lockRow } from '../../platform/database/lockRow'
import { transactionOf } from '../../platform/database/transactionOf'
import { defineJob } from '../../platform/jobs/defineJob'
import { eachInTransaction } from '../../platform/jobs/eachInTransaction'

const WAITING = `status = 'active' and lien_record ->> 'noticeDueOn' is not null and lien_record ->> 'noticeGivenOn' is null`
const dueRow = z.object({ number: z.string(), title: z.string(), dueOn: z.string(), reminded: z.number().nullable() }).optional()

/** Reminds operators of preliminary notices that are not recorded as given: each project in its own transaction, each reminder once. */
export async function remindOfNotices(payload: Payload, today: string): Promise<void> {
  const { rows } = await payload.db.pool.query(`select id from payment_projects where ${WAITING} order by lien_record ->> 'noticeDueOn'`)
  await eachInTransaction(payload, z.array(z.object({ id: z.string() })).parse(rows), async (req, { id }) => {
    const db = await transactionOf(req)
    await lockRow(req, 'payment-projects', id)
    const found = await db.execute(sql`
        select number, title, lien_record ->> 'noticeDueOn' as "dueOn", notice_reminded::int as reminded
        from payment_projects where id = ${id} and ${sql.raw(WAITING)}`)
    const project = dueRow.parse(found.rows[0])
    if (!project) return
    const { number, title, dueOn, reminded } = project
    const reminder = noticeReminderDue(daysBetween(today, dueOn), reminded)
    if (reminder === undefined) return
    await db.execute(sql`update payment_projects set notice_reminded = ${reminder} where id = ${id}`)
    await notify(req, lienNoticeDue, { projectId: number, title, companies: [], dueOn, late: dueOn < today })
  })
}

export const remindOfNoticesDaily = defineJob({
  name: 'remind-of-lien-notices',
  schedule: '0 8 * * *',
  input: z.undefined(),
  run: ({ req }) => remindOfNotices(req.payload, companyDay(new Date())),
})

import { companyDay } from '@framewell/domain/dates/businessDays'
import { daysBetween } from '@framewell/domain/network/fabricatorStatus'
import { jointCheckEnds, lienNoticeDue } from '@framewell/domain/notifications/events/lien'
import { lienReminderDue } from '@framewell/domain/payments/lienRecord'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import { lockRow } from '../../platform/database/lockRow'
import { transactionOf } from '../../platform/database/transactionOf'
import { defineJob } from '../../platform/jobs/defineJob'
import { eachInTransaction } from '../../platform/jobs/eachInTransaction'

const dueRow = z
  .object({ number: z.string(), title: z.string(), dueOn: z.string(), payee: z.string(), reminded: z.number().nullable() })
  .optional()

interface LienPaper {
  /** SQL: the last day. */
  readonly dueOn: string
  /** SQL: the project waits for something to be recorded of it. */
  readonly waits: string
  /** The column of the last reminder. */
  readonly reminded: string
  readonly remind: (
    req: PayloadRequest,
    paper: { number: string; title: string; dueOn: string; payee: string; late: boolean },
  ) => Promise<unknown>
}

const PAPERS: readonly LienPaper[] = [
  {
    dueOn: `lien_record ->> 'noticeDueOn'`,
    waits: `lien_record ->> 'noticeGivenOn' is null`,
    reminded: 'notice_reminded',
    remind: (req, { number, title, dueOn, late }) => notify(req, lienNoticeDue, { projectId: number, title, companies: [], dueOn, late }),
  },
  {
    dueOn: `lien_record ->> 'jointEndsOn'`,
    waits: `lien_record ->> 'jointReleasedOn' is null`,
    reminded: 'joint_reminded',
    remind: (req, { number, title, dueOn, payee, late }) =>
      notify(req, jointCheckEnds, { projectId: number, title, companies: [], payee, endsOn: dueOn, ended: late }),
  },
]

/**
 * Reminds operators of preliminary notices that are not recorded as given, and of joint-check agreements that end and are not recorded as released:
 * each project in its own transaction, each reminder once.
 */
export async function remindOfNotices(payload: Payload, today: string): Promise<void> {
  for (const paper of PAPERS) await remindOfPaper(payload, paper, today)
}

async function remindOfPaper(payload: Payload, { dueOn, waits, reminded, remind }: LienPaper, today: string): Promise<void> {
  const waiting = `status = 'active' and ${dueOn} is not null and ${waits}`
  const { rows } = await payload.db.pool.query(`select id from payment_projects where ${waiting} order by ${dueOn}`)
  await eachInTransaction(payload, z.array(z.object({ id: z.string() })).parse(rows), async (req, { id }) => {
    const db = await transactionOf(req)
    await lockRow(req, 'payment-projects', id)
    const found = await db.execute(sql`
        select number, title, ${sql.raw(dueOn)} as "dueOn", coalesce(lien_record ->> 'jointPayee', '') as payee, ${sql.raw(reminded)}::int as reminded
        from payment_projects where id = ${id} and ${sql.raw(waiting)}`)
    const project = dueRow.parse(found.rows[0])
    if (!project) return
    const reminder = lienReminderDue(daysBetween(today, project.dueOn), project.reminded)
    if (reminder === undefined) return
    await db.execute(sql`update payment_projects set ${sql.raw(reminded)} = ${reminder} where id = ${id}`)
    await remind(req, { ...project, late: project.dueOn < today })
  })
}

export const remindOfNoticesDaily = defineJob({
  name: 'remind-of-lien-notices',
  schedule: '0 8 * * *',
  input: z.undefined(),
  run: ({ req }) => remindOfNotices(req.payload, companyDay(new Date())),
})

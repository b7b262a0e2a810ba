import { companyDay } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { disputeOpened } from '@framewell/domain/notifications/events/disputes'
import type { getDispute as getCall, listDisputes as listCall, openDispute as openCall } from '@framewell/domain/payments/disputeCalls'
import { disputeOpenedText } from '@framewell/domain/payments/disputeEntries'
import { openedDispute } from '@framewell/domain/payments/disputeRules'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import { recordAudit } from '../../platform/audit/recordAudit'
import { dayOf } from '../../platform/database/companyTime'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { holdsWords } from '../../platform/lists/listing'
import { listRows } from '../../platform/lists/listRows'
import { moneyChanged, projectFacts } from '../moneyChanged'
import { orderActions } from '../orderActions'
import { lockProject, sideOf } from '../projects/findProject'
import { inScope, projectScope } from '../projects/projectScope'
import { disputeDetail, disputeRow, findDisputes, heldFor } from './storedDispute'

export const listDisputes: Operation<typeof listCall> = async ({ req, now }, { status, projectId, search, ...asked }) => {
  const today = companyDay(now)
  const mine = inScope(await projectScope(req))
  const tables = sql`payment_disputes d join payment_projects p on p.id = d.project_id join companies c on c.id = p.company_id
    left join fabricators f on f.id = d.fabricator_id`
  const { data, ...rest } = await listRows(
    req,
    {
      tables,
      where: sql`${mine} and (${status} = 'all' or d.status::text = ${status})
        and (${projectId ?? null}::varchar is null or p.number = ${projectId ?? null})
        and ${holdsWords(search, [sql`p.number`, sql`p.title`, sql`c.name`, sql`f.name`, sql`d.description`])}`,
      newest: sql`d.created_at`,
      id: sql`d.id`,
      sorts: { decideBy: sql`coalesce(${dayOf(sql`d.resolved_at`)}, d.decide_by)` },
      find: (where, { order, cut }) => findDisputes(req, where, sql`${order} ${cut}`),
    },
    asked,
  )
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select count(*) filter (where d.status = 'open')::int as open,
      count(*) filter (where d.status = 'open' and d.decide_by < ${today})::int as late from ${tables} where ${mine}`)
  const summary = z.object({ open: z.number(), late: z.number() }).parse(rows[0])
  return { data: await Promise.all(data.map((stored) => disputeRow(req, stored, today))), ...rest, summary }
}

export const getDispute: Operation<typeof getCall> = async ({ req, refuse, now }, { id }) => {
  const [stored] = await findDisputes(req, sql`d.id = ${id}`)
  if (!stored) throw refuse('unknownDispute')
  return { dispute: await disputeDetail(req, stored, companyDay(now)) }
}

/** Opens a dispute, which holds the project's phases and retainage. */
export const openDispute: Operation<typeof openCall> = async ({ req, refuse, now, session }, { projectId, reason, description }) => {
  const project = await lockProject(req, projectId)
  const party = project && (await sideOf(req, project))
  if (!project || !party) throw refuse('unknownProject')
  const today = companyDay(now)
  const authorName = session?.name ?? ''
  const { heldCents } = await heldFor(req, project)
  const facts = { openDispute: project.openDispute, heldCents: project.status === 'active' ? heldCents : cents(0) }
  const outcome = openedDispute(facts, { reason, description }, authorName, today)
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  const { opened } = outcome
  const { id } = await req.payload.db.create({
    collection: 'payment-disputes',
    data: { project: project.id, fabricator: project.fabricatorId, ...opened, createdAt: now.toISOString() },
    req,
  })
  await recordAudit(req, { action: 'dispute-open', subjectType: 'payment-disputes', subjectId: String(id), after: { projectId, reason } })
  const text = disputeOpenedText(reason, description)
  await orderActions
    .get()
    .noteOnOrder(req, project.number, { kind: 'dispute_opened', party, authorName, text, at: now, dispute: String(id) })
  await notify(req, disputeOpened, { ...projectFacts(project), dispute: String(id), reason, by: authorName, decideBy: opened.decideBy })
  await moneyChanged(req, project)
  return { dispute: await detailOf(req, String(id), today) }
}

export async function detailOf(req: PayloadRequest, id: string, today: string) {
  const [stored] = await findDisputes(req, sql`d.id = ${id}`)
  if (!stored) throw new Error('A dispute was stored and cannot be found')
  return disputeDetail(req, stored, today)
}

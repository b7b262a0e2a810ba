import { disputeOpened } from '@framewell/domain/notifications/events/payments'
import type { getDispute as getCall, listDisputes as listCall, openDispute as openCall } from '@framewell/domain/payments/disputeCalls'
import { disputeOpenedText } from '@framewell/domain/payments/disputeEntries'
import { DISPUTE_DEADLINE_DAYS } from '@framewell/domain/payments/disputes'
import { dayAfter } from '@framewell/domain/payments/invoices'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../audit/recordAudit'
import type { SqlPart } from '../../database/SqlPart'
import { transactionOf } from '../../database/transactionOf'
import type { Operation } from '../../http/bindCall'
import { notify } from '../../notifications/notify'
import { moneyChanged, projectFacts } from '../moneyChanged'
import { noteOnOrder } from '../orderSeam'
import { balancesOf } from '../projects/balances'
import { lockProject, sideOf } from '../projects/findProject'
import { inScope, projectScope } from '../projects/projectScope'
import { disputeDetail, disputeRow, findDisputes } from './storedDispute'

const SORTS: Record<'createdAt' | 'decideBy', SqlPart> = { createdAt: sql`d.created_at`, decideBy: sql`d.decide_by` }

export const listDisputes: Operation<typeof listCall> = async (
  { req, now },
  { status, projectId, search, sort, direction, page, limit },
) => {
  const today = now.toISOString().slice(0, 10)
  const where = sql`(${status} = 'all' or d.status::text = ${status}) and (${projectId ?? null}::varchar is null or p.number = ${projectId ?? null})
    and position(lower(${search}) in lower(concat_ws(' ', p.number, p.title, c.name, f.name, d.description))) > 0`
  const order = direction === 'ascending' ? sql`asc` : sql`desc`
  const found = await findDisputes(
    req,
    where,
    sql`order by ${SORTS[sort ?? 'createdAt']} ${order}, d.id limit ${limit} offset ${(page - 1) * limit}`,
  )
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select count(*) filter (where ${where})::int as total, count(*) filter (where d.status = 'open')::int as open,
      count(*) filter (where d.status = 'open' and d.decide_by < ${today})::int as late
    from payment_disputes d join payment_projects p on p.id = d.project_id join companies c on c.id = p.company_id
      left join fabricators f on f.id = p.fabricator_id where ${inScope(await projectScope(req))}`)
  const { total, open, late } = z.object({ total: z.number(), open: z.number(), late: z.number() }).parse(rows[0])
  return { data: await Promise.all(found.map((stored) => disputeRow(req, stored, today))), total, summary: { open, late } }
}

export const getDispute: Operation<typeof getCall> = async ({ req, refuse, now }, { id }) => {
  const [stored] = await findDisputes(req, sql`d.id = ${id}`)
  if (!stored) throw refuse('unknownDispute')
  return { dispute: await disputeDetail(req, stored, now.toISOString().slice(0, 10)) }
}

/** Holds the phases and the retainage of the project from now on. */
export const openDispute: Operation<typeof openCall> = async ({ req, refuse, now, session }, { projectId, reason, description }) => {
  const project = await lockProject(req, projectId)
  const party = project && (await sideOf(req, project))
  if (!project || !party) throw refuse('unknownProject')
  if (project.openDispute) throw refuse('openAlready')
  const { escrow, retainage } = await balancesOf(req, project.number)
  if (escrow + retainage === 0) throw refuse('nothingHeld')
  const today = now.toISOString().slice(0, 10)
  const { id } = await req.payload.db.create({
    collection: 'payment-disputes',
    data: {
      project: project.id,
      reason,
      description,
      status: 'open',
      openedBy: session?.name ?? '',
      decideBy: dayAfter(today, DISPUTE_DEADLINE_DAYS),
    },
    req,
  })
  await recordAudit(req, { action: 'dispute-open', subjectType: 'payment-disputes', subjectId: String(id), after: { projectId, reason } })
  const decideBy = dayAfter(today, DISPUTE_DEADLINE_DAYS)
  const authorName = session?.name ?? ''
  const text = disputeOpenedText(reason, description)
  await noteOnOrder(req, project.number, { kind: 'dispute_opened', party, authorName, text, at: now, dispute: String(id) })
  await notify(req, disputeOpened, { ...projectFacts(project), dispute: String(id), reason, by: authorName, decideBy })
  await moneyChanged(req, project)
  return { dispute: await detailOf(req, String(id), today) }
}

export async function detailOf(req: PayloadRequest, id: string, today: string) {
  const [stored] = await findDisputes(req, sql`d.id = ${id}`)
  if (!stored) throw new Error('A dispute was stored and cannot be found')
  return disputeDetail(req, stored, today)
}

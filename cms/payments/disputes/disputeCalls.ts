import type {
  addDisputeMessage as messageCall,
  getDispute as getCall,
  listDisputes as listCall,
  openDispute as openCall,
} from '@framewell/domain/payments/disputeCalls'
import { DISPUTE_DEADLINE_DAYS, DISPUTE_REASON_WORDS } from '@framewell/domain/payments/disputes'
import { dayAfter } from '@framewell/domain/payments/invoices'
import { type SQL, sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../audit/recordAudit'
import { transactionOf } from '../../database/transactionOf'
import type { Operation } from '../../http/bindCall'
import { balancesOf } from '../projects/balances'
import { findProject, lockProject, sideOf } from '../projects/findProject'
import { inScope, projectScope } from '../projects/projectScope'
import { tellBoth } from '../tellMoney'
import { disputeDetail, disputeRow, findDisputes } from './storedDispute'

const SORTS: Record<'createdAt' | 'decideBy', SQL> = { createdAt: sql`d.created_at`, decideBy: sql`d.decide_by` }

export const listDisputes: Operation<typeof listCall> = async ({ req, now }, { status, projectId, search, sort, direction, page, limit }) => {
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
  if (!project) throw refuse('unknownProject')
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
  await tellBoth(req, project, {
    key: `dispute:${id}`,
    subject: `${project.number}: a dispute was opened`,
    words: `${session?.name ?? 'Somebody'} opened a dispute on ${project.title}: ${DISPUTE_REASON_WORDS[reason].toLowerCase()}. Phases and retainage wait until it is decided, by ${dayAfter(today, DISPUTE_DEADLINE_DAYS)} at the latest. Both sides can add what they have.`,
  })
  return { dispute: await detailOf(req, String(id), today) }
}

export async function detailOf(req: PayloadRequest, id: string, today: string) {
  const [stored] = await findDisputes(req, sql`d.id = ${id}`)
  if (!stored) throw new Error('A dispute was stored and cannot be found')
  return disputeDetail(req, stored, today)
}

export const addDisputeMessage: Operation<typeof messageCall> = async ({ req, refuse, now, session, requestId }, { id, text }) => {
  const [stored] = await findDisputes(req, sql`d.id = ${id}`)
  if (!stored) throw refuse('unknownDispute')
  if (stored.status !== 'open') throw refuse('resolved')
  const project = await findProject(req, stored.projectId)
  const side = project && (await sideOf(req, project))
  if (!project || !side) throw refuse('unknownDispute')
  await req.payload.db.create({ collection: 'dispute-messages', data: { dispute: id, side, by: session?.name ?? '', text }, req, returning: false })
  await recordAudit(req, { action: 'dispute-message', subjectType: 'payment-disputes', subjectId: id, after: { side } })
  await tellBoth(req, project, {
    key: `dispute-message:${id}:${requestId}`,
    subject: `${project.number}: a new message in your dispute`,
    words: `${session?.name ?? 'Somebody'} wrote about ${project.title}:\n\n${text}`,
  })
  return { dispute: await detailOf(req, id, now.toISOString().slice(0, 10)) }
}

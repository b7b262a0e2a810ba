import { REPORTING_CATEGORIES, type ReportingCategory } from '@framewell/domain/payments/taxClass'
import type { setPayeeCategory as setCall } from '@framewell/domain/payments/w9Calls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isTied } from '../../parties/independence'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { changed } from '../../platform/live/changed'

const categoryRows = z.array(z.object({ companyId: z.string(), category: z.enum(REPORTING_CATEGORIES) }))

/** What each payee is paid for in a calendar year, where it was recorded: the newest record of the latest year that is not after it. */
export async function categoriesIn(req: PayloadRequest, year: number): Promise<ReadonlyMap<string, ReportingCategory>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select distinct on (k.company_id) k.company_id as "companyId", k.category::text from payee_categories k
    where k.from_year <= ${year} order by k.company_id, k.from_year desc, k.created_at desc, k.id desc`)
  return new Map(categoryRows.parse(rows).map(({ companyId, category }) => [companyId, category]))
}

/** Records what a shop is paid for; earlier records stay on file. */
export const setPayeeCategory: Operation<typeof setCall> = async ({ req, refuse, session }, { companyId, category, fromYear, reason }) => {
  const { docs } = await req.payload.find({
    collection: 'companies',
    where: { id: { equals: companyId }, kind: { equals: 'fabricator' } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (docs.length === 0) throw refuse('notFound')
  if (await isTied(req, session?.id ?? '', { companies: [companyId] })) throw refuse('notIndependent')
  const before = (await categoriesIn(req, fromYear)).get(companyId)
  await req.payload.db.create({
    collection: 'payee-categories',
    data: { company: companyId, category, fromYear, reason, setBy: session?.name ?? '' },
    req,
    returning: false,
  })
  await recordAudit(req, {
    action: 'payee-category-set',
    subjectType: 'companies',
    subjectId: companyId,
    ...(before && { before: { category: before } }),
    after: { category, fromYear },
    reason,
  })
  await changed(req, 'payments', '')
  return { category }
}

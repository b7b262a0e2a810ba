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

interface CategoryOfYear {
  /** The newest record of the latest year that is not after it; null where none was recorded. */
  readonly category: ReportingCategory | null
  /** The next year with a record of its own; null if there is none. */
  readonly nextYear: number | null
}

const categoryRows = z.array(
  z.object({ companyId: z.string(), category: z.enum(REPORTING_CATEGORIES).nullable(), nextYear: z.number().nullable() }),
)

/** What each payee is paid for in a calendar year, where anything was recorded. */
export async function categoriesIn(req: PayloadRequest, year: number): Promise<ReadonlyMap<string, CategoryOfYear>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select k.company_id as "companyId", min(k.from_year) filter (where k.from_year > ${year})::int as "nextYear",
      (array_agg(k.category::text order by k.from_year desc, k.created_at desc, k.id desc) filter (where k.from_year <= ${year}))[1] as category
    from payee_categories k group by k.company_id`)
  return new Map(categoryRows.parse(rows).map(({ companyId, ...ofYear }) => [companyId, ofYear]))
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
  const before = (await categoriesIn(req, fromYear)).get(companyId)?.category
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

import { csvText } from '@framewell/domain/export/csvText'
import { addCents, cents, decimalDollars } from '@framewell/domain/money/cents'
import {
  DEFAULT_CATEGORY,
  PAYEE_STANDING_WORDS,
  payeeStanding,
  type ReportingCategory,
  reportingThreshold,
  TAX_CLASS_WORDS,
} from '@framewell/domain/payments/taxClass'
import type { downloadPayees as downloadCall, getPayees as getCall, Payee } from '@framewell/domain/payments/w9Calls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { asFile } from '../asFile'
import { REPAID_FOR } from '../factoring/decideShopDebt'
import { openTin } from './ownW9'
import { categoriesIn } from './setPayeeCategory'
import { w9sOf } from './storedW9'

const paidRows = z.array(
  z.object({
    companyId: z.string(),
    company: z.string(),
    payouts: z.number(),
    repaidCents: storedCentsSchema,
    paidCents: storedCentsSchema,
  }),
)

export const getPayees: Operation<typeof getCall> = async ({ req }, { year }) => {
  const { threshold, payees } = await payeesOf(req, year)
  return { year, threshold: threshold?.source ?? null, rows: payees.map(({ sealed: _, ...payee }) => payee) }
}

export const downloadPayees: Operation<typeof downloadCall> = async ({ req }, { year }) => {
  const { payees } = await payeesOf(req, year)
  await recordAudit(req, { action: 'payees-download', subjectType: 'w9-forms', subjectId: String(year), after: { payees: payees.length } })
  const text = csvText(
    [
      { header: 'Company', value: ({ company }) => company },
      { header: 'Name on tax return', value: ({ w9 }) => w9?.name ?? '' },
      { header: 'Business name', value: ({ w9 }) => w9?.businessName ?? '' },
      { header: 'Taxpayer number', value: ({ sealed }) => (sealed === null ? '' : openTin(sealed)) },
      { header: 'Classification', value: ({ w9 }) => (w9 ? TAX_CLASS_WORDS[w9.taxClass] : '') },
      { header: 'Address', value: ({ w9 }) => w9?.address ?? '' },
      { header: 'W-9 signed', value: ({ w9 }) => w9?.signedOn ?? '' },
      { header: 'Payouts', value: ({ payouts }) => String(payouts) },
      { header: 'Paid out', value: ({ paidCents, repaidCents }) => decimalDollars(addCents(paidCents, repaidCents)) },
      { header: 'Early payouts paid back', value: ({ repaidCents }) => decimalDollars(repaidCents) },
      { header: 'Paid (1099-NEC, box 1)', value: paidFor('services') },
      { header: 'Rents (1099-MISC, box 1)', value: paidFor('rents') },
      { header: 'Royalties (1099-MISC, box 2)', value: paidFor('royalties') },
      { header: 'Other income (1099-MISC, box 3)', value: paidFor('other_income') },
      { header: 'Not reportable', value: paidFor('none') },
      { header: 'Form', value: ({ standing }) => PAYEE_STANDING_WORDS[standing] },
    ],
    payees,
  )
  return asFile(`payees-${year}.csv`, 'text/csv; charset=utf-8', text)
}

/** What a payee was paid, in the column of its category. */
const paidFor = (column: ReportingCategory) => (payee: Payee) => decimalDollars(payee.category === column ? payee.paidCents : cents(0))

const enteredRows = z.array(z.object({ year: z.number(), dollars: z.number(), source: z.string() }))

async function thresholdOf(req: PayloadRequest, year: number) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select year::int as year, dollars::float8 as dollars, source from reporting_thresholds`)
  return reportingThreshold(year, enteredRows.parse(rows))
}

/**
 * SQL: what shops paid back of early payouts that no earnings covered (company, cents), by the day of the bank's movement. The last decision
 * about a movement says which early payout it paid back, and a payout of that order which company had been paid.
 */
const repaidIn = (year: number) => sql`(
  select coalesce((select o.company_id from payouts o where o.project_id = paid_back.project_id and o.fabricator_id = paid_back.fabricator_id
      and o.status = 'settled' order by o.created_at desc limit 1), f.company_id) as company, paid_back.cents
  from (select distinct on (l.id) l.id, l.amount_cents as cents, q.project_id, q.fabricator_id
      from bank_lines l join audit_records r on r.action = 'early-payout-debt-received' and r.after ->> 'bankLineId' = l.id::text
        join factoring_requests q on q.id::text = r.subject_id
      where l.status = 'matched' and l.matched_to like ${`${REPAID_FOR}%`} and left(l.booked_on, 4) = ${String(year)}
      order by l.id, r.created_at desc) as paid_back
    join fabricators f on f.id = paid_back.fabricator_id)`

/**
 * What bank statements of the year show as paid to each shop, less what they show as paid back, and the threshold that it was held against. Returned
 * payouts and refunds to builders are not in it.
 */
async function payeesOf(req: PayloadRequest, year: number) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select c.id as "companyId", c.name as company, count(*) filter (where moved.cents > 0)::int as payouts,
      coalesce(-sum(moved.cents) filter (where moved.cents < 0), 0) as "repaidCents", sum(moved.cents) as "paidCents"
    from (
      select o.company_id as company, o.amount_cents as cents from payouts o
        where o.status = 'settled' and o.fabricator_id is not null and left(o.settled_on, 4) = ${String(year)}
      union all select repaid.company, -repaid.cents from ${repaidIn(year)} as repaid
    ) as moved join companies c on c.id = moved.company
    group by c.id, c.name order by c.name, c.id`)
  const w9s = await w9sOf(req, sql`true`)
  const categories = await categoriesIn(req, year)
  const threshold = await thresholdOf(req, year)
  const payees = paidRows.parse(rows).map((payee): Payee & { readonly sealed: string | null } => {
    const { w9 = null, sealed = null } = w9s.get(payee.companyId) ?? {}
    const recorded = categories.get(payee.companyId)
    const category = recorded?.category ?? DEFAULT_CATEGORY
    const standing = payeeStanding({ paidCents: payee.paidCents, taxClass: w9?.taxClass ?? null, category }, threshold)
    return { ...payee, w9, sealed, category, nextCategoryYear: recorded?.nextYear ?? null, standing }
  })
  return { threshold, payees }
}

import { csvText } from '@framewell/domain/export/csvText'
import { decimalDollars } from '@framewell/domain/money/cents'
import { PAYEE_STANDING_WORDS, payeeStanding, reportingThreshold, TAX_CLASS_WORDS } from '@framewell/domain/payments/taxClass'
import type { downloadPayees as downloadCall, getPayees as getCall, Payee } from '@framewell/domain/payments/w9Calls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { asFile } from '../asFile'
import { openTin } from './ownW9'
import { w9sOf } from './storedW9'

const paidRows = z.array(z.object({ companyId: z.string(), company: z.string(), payouts: z.number(), paidCents: storedCentsSchema }))

export const getPayees: Operation<typeof getCall> = async ({ req }, { year }) => ({
  year,
  threshold: reportingThreshold(year)?.source ?? null,
  rows: (await payeesOf(req, year)).map(({ sealed: _, ...payee }) => payee),
})

export const downloadPayees: Operation<typeof downloadCall> = async ({ req }, { year }) => {
  const payees = await payeesOf(req, year)
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
      { header: 'Paid (1099-NEC, box 1)', value: ({ paidCents }) => decimalDollars(paidCents) },
      { header: 'Form', value: ({ standing }) => PAYEE_STANDING_WORDS[standing] },
    ],
    payees,
  )
  return asFile(`payees-${year}.csv`, 'text/csv; charset=utf-8', text)
}

/** What a bank statement of the year shows as paid to each shop. Returned payouts and refunds to builders are not in it. */
async function payeesOf(req: PayloadRequest, year: number): Promise<(Payee & { readonly sealed: string | null })[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select c.id as "companyId", c.name as company, count(*)::int as payouts, sum(o.amount_cents) as "paidCents"
    from payouts o join companies c on c.id = o.company_id
    where o.status = 'settled' and o.fabricator_id is not null and left(o.settled_on, 4) = ${String(year)}
    group by c.id, c.name order by c.name, c.id`)
  const w9s = await w9sOf(req, sql`true`)
  return paidRows.parse(rows).map((payee) => {
    const { w9 = null, sealed = null } = w9s.get(payee.companyId) ?? {}
    return { ...payee, w9, sealed, standing: payeeStanding(payee.paidCents, w9?.taxClass ?? null, year) }
  })
}

import { paymentTermsSchema } from '@framewell/domain/credit/paymentTerms'
import { siteWords } from '@framewell/domain/orders/siteAddress'
import { heldReleaseSchema } from '@framewell/domain/payments/heldRelease'
import { EMPTY_LIEN_RECORD, lienRecordSchema } from '@framewell/domain/payments/lienRecord'
import type { View } from '@framewell/domain/payments/partyView'
import { salesTaxSchema } from '@framewell/domain/tax/salesTax'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../../platform/database/isoTime'
import { lockRow } from '../../platform/database/lockRow'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { lockOrder } from '../orderActions'
import { inScope, type ProjectScope, type ProjectSide, projectScope } from './projectScope'
import { CONTRACT_TEXT, contractFields } from './storedContract'

const projectRow = z.object({
  ...contractFields,
  id: z.string(),
  title: z.string(),
  companyId: z.string(),
  builder: z.string(),
  fabricatorId: z.string().nullable(),
  fabricator: z.string().nullable(),
  fabricatorCompanyId: z.string().nullable(),
  terms: paymentTermsSchema,
  tax: salesTaxSchema.nullable(),
  refundedTaxableCents: storedCentsSchema,
  deliveredOn: z.string().nullable(),
  retainageReleasedAt: z.string().nullable(),
  // What its release pays the shop; null before, and where it was released before it had waivers of its own.
  retainageNetCents: storedCentsSchema.nullable(),
  releaseHeld: heldReleaseSchema.nullable(),
  openedAt: z.string(),
  openDispute: z.string().nullable(),
  // Empty for a project without an order.
  siteAddress: z
    .object({ address: z.string(), zip: z.string() })
    .nullable()
    .transform((site) => (site ? siteWords(site) : '')),
  // One from before a field lacks it.
  lienRecord: z
    .record(z.string(), z.unknown())
    .nullable()
    .transform((record) => ({ ...EMPTY_LIEN_RECORD, ...record }))
    .pipe(lienRecordSchema),
})
export type StoredProject = z.infer<typeof projectRow>

/**
 * A project of the scope by its number; null when the scope has none.
 * @param locked locks it until the transaction ends
 */
export async function findProjectIn(
  req: PayloadRequest,
  scope: ProjectScope,
  number: string,
  locked: boolean,
): Promise<StoredProject | null> {
  const db = await transactionOf(req)
  if (locked) {
    // Locks the order before its money, as everywhere.
    await lockOrder(req, number)
    await lockRow(req, 'payment-projects', number, 'number')
  }
  const { rows } = await db.execute(sql`
    select ${sql.raw(CONTRACT_TEXT)}, p.id, p.title, p.company_id as "companyId", c.name as builder, p.fabricator_id as "fabricatorId",
      f.name as fabricator, f.company_id as "fabricatorCompanyId", p.terms, p.tax, p.refunded_taxable_cents as "refundedTaxableCents", p.delivered_on as "deliveredOn", p.release_held as "releaseHeld",
      ${isoTime(sql`p.retainage_released_at`)} as "retainageReleasedAt", p.retainage_net_cents as "retainageNetCents", ${isoTime(sql`p.created_at`)} as "openedAt",
      (select d.id from payment_disputes d where d.project_id = p.id and d.status = 'open') as "openDispute",
      (select jsonb_build_object('address', o.site_address, 'zip', o.site_zip) from orders o where o.number = p.number) as "siteAddress", p.lien_record as "lienRecord"
    from payment_projects p join companies c on c.id = p.company_id left join fabricators f on f.id = p.fabricator_id
    where p.number = ${number} and ${inScope(scope)}`)
  return projectRow.nullable().parse(rows[0] ?? null)
}

/** The project, if the request's person may see it. */
export async function findProject(req: PayloadRequest, number: string): Promise<StoredProject | null> {
  return findProjectIn(req, await projectScope(req), number, false)
}

/** The same, locked until the transaction ends. */
export async function lockProject(req: PayloadRequest, number: string): Promise<StoredProject | null> {
  return findProjectIn(req, await projectScope(req), number, true)
}

/** For the system's own steps: any project. */
export async function lockAnyProject(req: PayloadRequest, number: string): Promise<StoredProject | null> {
  return findProjectIn(req, { all: true, companyIds: [] }, number, true)
}

/** The request's person's side of a project; undefined for neither. */
export async function sideOf(req: PayloadRequest, { companyId, fabricatorCompanyId }: StoredProject): Promise<ProjectSide | undefined> {
  const scope = await projectScope(req)
  if (scope.all) return 'operator'
  if (scope.companyIds.includes(companyId)) return 'builder'
  return fabricatorCompanyId && scope.companyIds.includes(fabricatorCompanyId) ? 'fabricator' : undefined
}

/** The request's person's view of a project: null for operators, who see everything. */
export async function viewOf(req: PayloadRequest, { companyId, fabricatorCompanyId }: StoredProject): Promise<View> {
  const { all, companyIds } = await projectScope(req)
  if (all) return null
  const sides = { builder: companyId, fabricator: fabricatorCompanyId }
  return (['builder', 'fabricator'] as const).filter((side) => {
    const company = sides[side]
    return company !== null && companyIds.includes(company)
  })
}

import { type CompanyKind, type OwnCompany, ownCompanySchema } from '@framewell/domain/parties/company'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { keyOf } from '../platform/sessions/keyOfRequest'

/** The companies of a request's person or of another account, in the order they joined; none for a stranger and for staff. */
export async function companiesOf(req: PayloadRequest, accountId = req.user?.id): Promise<OwnCompany[]> {
  if (accountId === undefined) return []
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select companies.id, companies.name, companies.kind, memberships.role
    from people join memberships on memberships.person_id = people.id join companies on companies.id = memberships.company_id
    where people.account_id = ${accountId} order by memberships.created_at, memberships.id`)
  const key = keyOf(req)
  const companies = z.array(ownCompanySchema).parse(rows)
  // A company's API key opens that company only, whatever others its account belongs to.
  return key ? companies.filter(({ id }) => id === key.company) : companies
}

/** The companies whose people the request's person may see and change. */
export async function companiesOwnedBy(req: PayloadRequest): Promise<OwnCompany[]> {
  return (await companiesOf(req)).filter(({ role }) => role === 'owner')
}

/** The company a request acts for: the first of the kind its person belongs to. Null for a stranger, for staff, and for people in none. */
export async function companyOf(req: PayloadRequest, kind?: CompanyKind, accountId = req.user?.id): Promise<OwnCompany | null> {
  return (await companiesOf(req, accountId)).find((company) => !kind || company.kind === kind) ?? null
}

/**
 * The same for an operation that only a member may run.
 * @throws CallProblem signInRequired for a stranger, forbidden for people in no company of the kind.
 */
export async function requireCompany(req: PayloadRequest, kind?: CompanyKind): Promise<OwnCompany> {
  const company = await companyOf(req, kind)
  if (company) return company
  throw new CallProblem(req.user ? 'forbidden' : 'signInRequired')
}

/** True if the request's person belongs to the company. */
export async function isMemberOf(req: PayloadRequest, companyId: string): Promise<boolean> {
  return (await companiesOf(req)).some(({ id }) => id === companyId)
}

const memberSchema = z.object({ accountId: z.string(), name: z.string(), email: z.string(), role: z.enum(['owner', 'member']) })
export type CompanyMember = z.infer<typeof memberSchema>

/** The members of a company who have an account: whom to notify. */
export async function membersOf(req: PayloadRequest, companyId: string): Promise<CompanyMember[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select accounts.id as "accountId", accounts.name, accounts.email, memberships.role
    from memberships join people on people.id = memberships.person_id join accounts on accounts.id = people.account_id
    where memberships.company_id = ${companyId} order by memberships.created_at, memberships.id`)
  return z.array(memberSchema).parse(rows)
}

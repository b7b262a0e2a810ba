import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { PARTY_ACCOUNTS, type PartySide } from '@framewell/domain/payments/partyView'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { companiesOf } from '../../parties/companyOf'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import { hasRole } from '../../platform/sessions/access'

export type ProjectSide = 'builder' | 'fabricator' | 'operator'

/** The projects a request sees: operators all, everybody else their companies' projects. */
export interface ProjectScope {
  readonly all: boolean
  readonly companyIds: readonly string[]
}

export async function projectScope(req: PayloadRequest): Promise<ProjectScope> {
  if (hasRole(req, OPERATOR_ROLES)) return { all: true, companyIds: [] }
  return { all: false, companyIds: (await companiesOf(req)).map(({ id }) => id) }
}

/** Whether a shop belongs to one of a scope's companies; false for operators. */
export async function hasShop(req: PayloadRequest, { all, companyIds }: ProjectScope): Promise<boolean> {
  if (all || companyIds.length === 0) return false
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select 1 from fabricators where company_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(companyIds)}::jsonb)) limit 1`,
  )
  return rows.length > 0
}

/** SQL: the project `p`, of the shop `f`, is in the scope. */
export function inScope(scope: ProjectScope): SqlPart {
  return sql`(${onSide(scope, 'builder')} or ${onSide(scope, 'fabricator')})`
}

/** SQL: the scope is on a side of the project `p` of the shop `f`; operators are on both. */
export function onSide({ all, companyIds }: ProjectScope, side: PartySide): SqlPart {
  if (all) return sql`true`
  const company = side === 'builder' ? sql`p.company_id` : sql`f.company_id`
  return sql`(coalesce(${company} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(companyIds)}::jsonb)), false))`
}

/** SQL: the scope sees the account `a` of the project `p` of the shop `f`: each party its own, operators all. */
export function seesAccount(scope: ProjectScope): SqlPart {
  if (scope.all) return sql`true`
  const ofSide = (side: PartySide) => sql`(${onSide(scope, side)} and a.kind in (${kindsOf(side)}))`
  return sql`(${ofSide('builder')} or ${ofSide('fabricator')})`
}

/** SQL: the kinds of accounts a party sees. */
export function kindsOf(side: PartySide): SqlPart {
  return sql.join(
    PARTY_ACCOUNTS[side].map((kind) => sql`${kind}`),
    sql`, `,
  )
}

import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { hasRole } from '../../accounts/access'
import type { SqlPart } from '../../database/SqlPart'
import { companiesOf } from '../../parties/companyOf'

export type ProjectSide = 'builder' | 'fabricator' | 'operator'

/** Whose projects a request sees: operators all, everybody else those of their companies. */
export interface ProjectScope {
  readonly all: boolean
  readonly companyIds: readonly string[]
}

export async function projectScope(req: PayloadRequest): Promise<ProjectScope> {
  if (hasRole(req, OPERATOR_ROLES)) return { all: true, companyIds: [] }
  return { all: false, companyIds: (await companiesOf(req)).map(({ id }) => id) }
}

/** SQL: the project `p`, of the shop `f`, is one of the scope's. */
export function inScope({ all, companyIds }: ProjectScope): SqlPart {
  if (all) return sql`true`
  const ids = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(companyIds)}::jsonb))`
  return sql`(p.company_id in ${ids} or f.company_id in ${ids})`
}

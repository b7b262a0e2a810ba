import { COMPANY_KINDS } from '@framewell/domain/parties/company'
import { accountStatement, agingOf } from '@framewell/domain/payments/accountStatement'
import type { downloadAccountStatement as downloadCall } from '@framewell/domain/payments/statementCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentIssuer } from '../../content/site/documentIssuer'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { asFile } from '../asFile'
import { accountToPay } from '../bank/houseBankAccount'
import { moneyPapers } from '../moneyPapers'
import { type ProjectScope, projectScope } from '../projects/projectScope'
import { customerAccount } from './customerAccount'
import { statementCsv } from './statementCsv'
import { vendorAccount } from './vendorAccount'

const companyRow = z.object({ id: z.string(), name: z.string(), kind: z.enum(COMPANY_KINDS) }).optional()

/**
 * A company's statement of account over a period. A builder's shows what it owes Framewell, a shop's what Framewell owes it. Members get their
 * own company's, operators any company's.
 */
export const downloadAccountStatement: Operation<typeof downloadCall> = async ({ req, refuse, now }, asked) => {
  const { companyId, projectId, from, until, format } = asked
  const scope = await projectScope(req)
  if (scope.all && companyId === undefined && projectId === undefined) throw refuse('companyNeeded')
  const company = await companyFor(req, scope, companyId, projectId)
  if (!company) throw refuse(projectId === undefined ? 'unknownCompany' : 'unknownProject')
  const side = company.kind === 'builder' ? 'customer' : 'vendor'
  const { moves, states } = await (side === 'customer' ? customerAccount : vendorAccount)(req, company.id, projectId)
  const statement = accountStatement(moves, { from, until })
  const aging = side === 'customer' ? agingOf(states, until) : null
  const name = `statement-${projectId ?? company.name.replace(/[^A-Za-z0-9]+/g, '-')}-${from}-to-${until}.${format}`
  if (format === 'csv') return asFile(name, 'text/csv; charset=utf-8', statementCsv(statement, { from, until, aging }))
  const pdf = await moneyPapers.write('statement', {
    issuer: await documentIssuer(req),
    side,
    party: company.name,
    projectId: projectId ?? null,
    from,
    until,
    at: now.toISOString(),
    statement,
    aging,
    payTo: side === 'customer' && statement.closingCents > 0 ? await accountToPay(req) : null,
  })
  return asFile(name, 'application/pdf', pdf)
}

/** The company asked for, if the scope has it; by default the member's first company, or the project's: its own side, for operators the builder. */
async function companyFor(req: PayloadRequest, scope: ProjectScope, companyId: string | undefined, projectId: string | undefined) {
  const db = await transactionOf(req)
  const own = JSON.stringify(scope.companyIds)
  const { rows } = await db.execute(sql`
    select c.id, c.name, c.kind from companies c
    where (${scope.all} or c.id in (select value::uuid from jsonb_array_elements_text(${own}::jsonb)))
      and (${companyId ?? null}::uuid is null or c.id = ${companyId ?? null}) and c.kind in ('builder', 'fabricator')
      and (${projectId ?? null}::varchar is null or exists (select from payment_projects p left join fabricators f on f.id = p.fabricator_id
        where p.number = ${projectId ?? null} and c.id in (p.company_id, f.company_id)))
    order by c.kind, ${own}::jsonb -> 0 = to_jsonb(c.id::text) desc, c.id limit 1`)
  return companyRow.parse(rows[0])
}

import { COLLEAGUE_STATES, type Colleague, colleagueSchema } from '@framewell/domain/parties/colleagues'
import { COMPANY_KINDS } from '@framewell/domain/parties/company'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../platform/database/isoTime'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'

/** Members of companies, and people with an open invitation. */
export const COLLEAGUE_TABLES = sql`(
  select m.id, 'member' as state, pe.name, pe.email, m.role::text as role, m.company_id, m.created_at as since,
    null::timestamptz as expires_at, pe.account_id
  from memberships m join people pe on pe.id = m.person_id
  union all
  select i.id, 'invited', null, pe.email, i.role::text, i.company_id, i.created_at, i.expires_at, null
  from party_invitations i join people pe on pe.id = i.person_id
  where i.accepted_at is null and i.withdrawn_at is null and i.expires_at > now()
) p join companies c on c.id = p.company_id`

const storedSchema = colleagueSchema
  .omit({ company: true })
  .extend({ state: z.enum(COLLEAGUE_STATES), companyId: z.string(), companyName: z.string(), kind: z.enum(COMPANY_KINDS) })

/** @param rest what follows the joins: where, order, limit */
export async function findColleagues(req: PayloadRequest, rest: SqlPart): Promise<Colleague[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select p.id, p.state, p.name, p.email, p.role, ${isoTime(sql`p.since`)} as since, ${isoTime(sql`p.expires_at`)} as "expiresAt",
      coalesce(p.account_id = ${req.user?.id ?? null}, false) as you, c.id as "companyId", c.name as "companyName", c.kind::text as kind
    from ${COLLEAGUE_TABLES} ${rest}`)
  return z
    .array(storedSchema)
    .parse(rows)
    .map(({ companyId: id, companyName: name, kind, ...rest }) => ({ ...rest, company: { id, name, kind } }))
}

import { ROLES } from '@framewell/domain/accounts/roles'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Viewer } from './Viewer'

const viewerSchema = z.object({
  accountId: z.string(),
  sessionId: z.string(),
  role: z.enum(ROLES),
  companies: z.array(z.string()),
  endsInMs: z.number(),
})

/** The live ones of some sessions, with their accounts and what these may see now. */
export async function findViewers(pool: Pool, sessions: readonly string[]): Promise<ReadonlyMap<string, Viewer>> {
  const { rows } = await pool.query(
    `select accounts.id::text as "accountId", sessions.id as "sessionId", accounts.role::text as role,
       coalesce((select array_agg(memberships.company_id::text) from people join memberships on memberships.person_id = people.id
         where people.account_id = accounts.id), '{}') as companies,
       extract(epoch from sessions.expires_at - now())::float8 * 1000 as "endsInMs"
     from accounts_sessions sessions join accounts on accounts.id = sessions._parent_id
     where sessions.id = any($1) and sessions.expires_at > now()`,
    [sessions],
  )
  return new Map(
    z
      .array(viewerSchema)
      .parse(rows)
      .map((viewer) => [viewer.sessionId, viewer]),
  )
}

import type {
  getRoutingPolicy as getRoutingPolicyCall,
  saveRoutingPolicy as saveRoutingPolicyCall,
} from '@framewell/domain/network/routingCalls'
import { INITIAL_ROUTING_POLICY, nextPolicy, type RoutingPolicy, routingPolicySchema } from '@framewell/domain/network/routingPolicy'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../platform/audit/recordAudit'
import { lock } from '../platform/database/lock'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'

const versionRow = z.object({ version: z.number(), policy: routingPolicySchema, saved_at: z.coerce.date(), saved_by: z.string() })

export interface VersionedRoutingPolicy {
  readonly version: number
  readonly policy: RoutingPolicy
  readonly savedAt: string | null
  readonly savedBy: string | null
}

/** The current policy: the newest version, or version 1 before anybody changed it. */
export async function currentRoutingPolicy(req: PayloadRequest): Promise<VersionedRoutingPolicy> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select version, policy, saved_at, coalesce((select name from accounts where email = saved_by), 'a former operator') as saved_by
    from routing_policy_versions order by version desc limit 1`)
  if (!rows[0]) return { version: 1, policy: INITIAL_ROUTING_POLICY, savedAt: null, savedBy: null }
  const { version, policy, saved_at, saved_by } = versionRow.parse(rows[0])
  return { version, policy, savedAt: saved_at.toISOString(), savedBy: saved_by }
}

export const getRoutingPolicy: Operation<typeof getRoutingPolicyCall> = ({ req }) => currentRoutingPolicy(req)

/** Saves a new version; of two people who changed the same one, the second gets an error. */
export const saveRoutingPolicy: Operation<typeof saveRoutingPolicyCall> = async (
  { req, refuse, session },
  { policy, reason, seenVersion },
) => {
  const database = await transactionOf(req)
  await lock(req, 'routing-policy')
  const before = await currentRoutingPolicy(req)
  const next = nextPolicy(before, policy, seenVersion)
  if ('refusal' in next) throw refuse(next.refusal)
  await database.execute(sql`
    insert into routing_policy_versions (version, policy, saved_by) values (${next.version}, ${JSON.stringify(policy)}::jsonb, ${session?.email ?? 'system'})`)
  await recordAudit(req, {
    action: 'routing-policy-change',
    subjectType: 'routing-policy',
    subjectId: String(next.version),
    before: before.policy,
    after: policy,
    reason,
  })
  return currentRoutingPolicy(req)
}

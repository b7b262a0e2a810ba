import { mustHaveFactor, staffNeedFactor } from '@framewell/domain/accounts/factorRules'
import type { Role } from '@framewell/domain/accounts/roles'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '../../env'
import { transactionOf } from '../../platform/database/transactionOf'

const stateSchema = z.object({
  password: z.boolean(),
  totp: z.boolean(),
  passkeys: z.number(),
  codes: z.number(),
  directory: z.boolean(),
})
export type FactorState = z.infer<typeof stateSchema>

/** The factors an account has. */
export async function factorsOf(req: PayloadRequest, account: string): Promise<FactorState> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select a.hash is not null and not exists (select 1 from directory_accounts d where d.account_id = a.id) as password,
      exists (select 1 from totp_factors t where t.account_id = a.id and t.confirmed_at is not null) as totp,
      (select count(*)::int from passkeys p where p.account_id = a.id) as passkeys,
      (select count(*)::int from recovery_codes c where c.account_id = a.id and c.used_at is null) as codes,
      exists (select 1 from directory_accounts d where d.account_id = a.id) as directory
    from accounts a where a.id = ${account}`)
  return stateSchema.parse(rows[0])
}

/** Whether an account with this role must have a second factor under the current setting. */
export async function isFactorRequired(req: PayloadRequest, role: Role, state: FactorState): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ chosen: boolean | null }>(sql`select second_factor_required as chosen from security_settings limit 1`)
  return mustHaveFactor(role, state, staffNeedFactor(rows[0]?.chosen ?? null, env.DEPLOYED))
}

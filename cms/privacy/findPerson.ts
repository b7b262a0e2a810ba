import { ROLES } from '@framewell/domain/accounts/roles'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { typedName } from '../platform/http/calls/typedName'
import type { Person } from './whoseRows'

/** The subject of a search: a typed address, or an account. */
type Asked = { readonly address: string } | { readonly account: string }

const foundSchema = z.object({
  proved: z.boolean(),
  account: z.object({ id: z.string(), role: z.enum(ROLES), email: z.string(), name: z.string() }).nullable(),
  person: z.object({ email: z.string(), name: z.string() }).nullable(),
})

export interface FoundPerson extends Person {
  readonly name: string | null
  readonly role: (typeof ROLES)[number] | null
}

/**
 * Everything that identifies a person: their account, and its addresses and those they have in companies. An address its holder has not
 * proved finds only the account itself.
 */
export async function findPerson(req: PayloadRequest, asked: Asked): Promise<FoundPerson> {
  const db = await transactionOf(req)
  const own = 'account' in asked ? sql`a.id = ${asked.account}` : sql`a.email = ${asked.address} or p.email = ${asked.address}`
  const { rows } = await db.execute(sql`
    select case when a.id is null then null else json_build_object('id', a.id, 'role', a.role, 'email', a.email, 'name', a.name) end as account,
      case when p.id is null then null else json_build_object('email', p.email, 'name', p.name) end as person,
      exists (select from proved_addresses proof where proof.account_id = a.id and proof.email = a.email) as proved
    from accounts a full join people p on p.account_id = a.id where ${own}
    order by a.id is null limit 1`)
  const { account, person, proved } = rows[0] ? foundSchema.parse(rows[0]) : { account: null, person: null, proved: false }
  const typed = 'address' in asked ? [asked.address] : []
  const addresses = [...typed, proved ? account?.email : undefined, person?.email]
    .filter((one) => one !== undefined)
    .map((one) => one.toLowerCase())
  return {
    account: account?.id ?? null,
    addresses: [...new Set(addresses)],
    name: account?.name ?? person?.name ?? null,
    role: account?.role ?? null,
  }
}

/** How the audit trail names somebody without an account: the same for the same address, without containing it. */
export function recordName({ account, addresses }: Person): string {
  return account ?? typedName(addresses[0] ?? '')
}

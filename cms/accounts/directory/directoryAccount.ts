import { randomBytes } from 'node:crypto'
import { directoryOutcome } from '@framewell/domain/accounts/accountRules'
import { type DirectoryProblem, roleOfGroups } from '@framewell/domain/accounts/directory'
import { ROLES, type Role } from '@framewell/domain/accounts/roles'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { proveAddress } from '../../notifications/provenAddress'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { transactionOf } from '../../platform/database/transactionOf'
import { endSessions } from '../../platform/sessions/sessions'
import { endTickets } from '../factors/tickets'
import { isLastSuperAdmin } from '../guardAccounts'
import type { Directory } from './directoryProvider'

/** What the directory says about a person, verified by its signature. */
export interface DirectoryPerson {
  readonly subject: string
  readonly email: string | undefined
  /** Whether the directory says that it verified the address. */
  readonly emailProved: boolean
  readonly name: string
  readonly groups: readonly string[]
  /** The level of the sign-in there, as the signed token says. */
  readonly acr: string | undefined
}

const accountSchema = z.object({ id: z.string(), role: z.enum(ROLES), linked: z.boolean() })
type Found = z.infer<typeof accountSchema>

/**
 * The account of somebody the directory has just confirmed, created or updated with the role of their groups. An existing account is theirs
 * only after a super admin says so: an address alone proves nobody. People in none of the groups lose their sessions and staff keys, and are
 * not let in. Run it in a transaction.
 */
export async function accountOf(req: PayloadRequest, directory: Directory, person: DirectoryPerson): Promise<string | DirectoryProblem> {
  await lock(req, 'directory', `${directory.issuer}\n${person.subject}`)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select a.id, a.role::text as role, d.subject is not distinct from ${person.subject} as linked
    from accounts a left join directory_accounts d on d.account_id = a.id and d.issuer = ${directory.issuer}
    where d.subject = ${person.subject} or a.email = ${person.email ?? ''}
    order by linked desc limit 1`)
  const found = rows[0] ? accountSchema.parse(rows[0]) : undefined
  const role = roleOfGroups(directory.roles, person.groups)
  const known = found && { ...found, isLastSuperAdmin: await isLastSuperAdmin(req, found.id) }
  const outcome = directoryOutcome(role, known, person.email !== undefined)
  if ('refuse' in outcome) {
    if (found && outcome.shutOut) await shutOut(req, found.id)
    return outcome.refuse
  }
  if ('make' in outcome) return create(req, directory, person, outcome.make)
  if (!found) throw new Error('Only who has an account is asked about or let in')
  if ('ask' in outcome) return askToLink(req, directory, person, found)
  await update(req, directory, person, found, outcome.enter)
  return found.id
}

async function create(req: PayloadRequest, directory: Directory, person: DirectoryPerson, role: Role): Promise<string> {
  // Payload requires a password; nobody knows this one, and no form accepts it (see findAccount).
  const data = { email: person.email ?? '', name: person.name, role, password: randomBytes(32).toString('base64url') }
  const { id } = await req.payload.create({ collection: 'accounts', data, overrideAccess: true, req })
  if (person.emailProved) await proveAddress(req, id, data.email)
  await linkAccount(req, { issuer: directory.issuer, subject: person.subject, account: id })
  return id
}

interface Link {
  readonly issuer: string
  readonly subject: string
  readonly account: string
}

/** From now on the directory vouches for the account: its password, factors and pending requests no longer work. */
export async function linkAccount(req: PayloadRequest, { issuer, subject, account }: Link, reason?: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`delete from directory_accounts where account_id = ${account} or (issuer = ${issuer} and subject = ${subject})`)
  await db.execute(sql`insert into directory_accounts (account_id, issuer, subject) values (${account}, ${issuer}, ${subject})`)
  for (const table of [sql`totp_factors`, sql`passkeys`, sql`recovery_codes`]) {
    await db.execute(sql`delete from ${table} where account_id = ${account}`)
  }
  await endTickets(req, account)
  await endSessions(req, account)
  const after = { issuer, subject }
  await recordAudit(req, { action: 'directory-link', subjectType: 'accounts', subjectId: account, after, ...(reason ? { reason } : {}) })
}

/** From now on the account has a password of its own again; nothing happens to one that the directory does not vouch for. */
export async function unlinkAccount(req: PayloadRequest, account: string, reason: string): Promise<void> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`delete from directory_accounts where account_id = ${account} returning issuer, subject`)
  for (const before of rows)
    await recordAudit(req, { action: 'directory-unlink', subjectType: 'accounts', subjectId: account, before, reason })
}

/** The sign-in waits for a super admin's decision. */
async function askToLink(req: PayloadRequest, { issuer }: Directory, person: DirectoryPerson, found: Found): Promise<DirectoryProblem> {
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into directory_requests (issuer, subject, email, name, account_id)
    values (${issuer}, ${person.subject}, ${person.email ?? ''}, ${person.name}, ${found.id})
    on conflict (issuer, subject) do update set email = excluded.email, name = excluded.name, account_id = excluded.account_id, asked_at = now()`)
  return 'waiting'
}

async function update(req: PayloadRequest, { issuer }: Directory, { name, subject, groups }: DirectoryPerson, found: Found, role: Role) {
  const db = await transactionOf(req)
  await db.execute(sql`update directory_accounts set signed_in_at = now() where issuer = ${issuer} and subject = ${subject}`)
  if (found.role === role) return
  await req.payload.update({ collection: 'accounts', id: found.id, data: { role, name }, overrideAccess: true, req })
  await endSessions(req, found.id)
  await recordAudit(req, {
    action: 'directory-role',
    subjectType: 'accounts',
    subjectId: found.id,
    before: { role: found.role },
    after: { role, groups },
  })
}

async function shutOut(req: PayloadRequest, id: string): Promise<void> {
  const reason = 'In no group with a role any more'
  await endSessions(req, id)
  await endStaffKeys(req, id, reason)
  await recordAudit(req, { action: 'directory-refused', subjectType: 'accounts', subjectId: id, reason })
}

/** Revokes the staff keys that act for an account; keys of companies act for their members. */
async function endStaffKeys(req: PayloadRequest, account: string, reason: string): Promise<void> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    update api_keys set revoked_at = now(), reason = ${reason}, updated_at = now()
    where account_id = ${account} and company_id is null and revoked_at is null and expires_at > now() returning id::text as id`)
  for (const { id } of rows) await recordAudit(req, { action: 'api-key-revoke', subjectType: 'api-keys', subjectId: String(id), reason })
}

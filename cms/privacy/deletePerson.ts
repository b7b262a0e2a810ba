import { randomUUID } from 'node:crypto'
import { OPEN_STATUSES } from '@framewell/domain/orders/stages'
import type { LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'
import type { PersonalArea } from '@framewell/domain/privacy/calls'
import { ANONYMOUS_NAME, anonymousAddress, erasureObstacles } from '@framewell/domain/privacy/policy'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isLastSuperAdmin } from '../accounts/guardAccounts'
import { NO_SHOP } from '../network/withoutShop'
import { leaveCompanies } from '../parties/leaveCompanies'
import { recordAudit } from '../platform/audit/recordAudit'
import { lock } from '../platform/database/lock'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import type { FieldEnd, PersonalRows } from '../platform/privacy/personalData'
import { endSessions } from '../platform/sessions/sessions'
import { type FoundPerson, findPerson, recordName } from './findPerson'
import { isKept, personalAreas, readRows } from './readPersonalData'
import { whoseRows } from './whoseRows'

const factsSchema = z.object({ openOrders: z.number(), companiesWithoutOwner: z.array(z.string()), activeShops: z.array(z.string()) })
const texts = (values: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** Balances of a project that its builder, or its shop, pays or receives. */
const BUILDER_MONEY: readonly LedgerAccountKind[] = ['escrow', 'receivable', 'tax_receivable', 'retainage', 'builder_payable']
const SHOP_MONEY: readonly LedgerAccountKind[] = ['fabricator_payable', 'retainage', 'advance', 'shop_debt']

/** SQL: a balance of project `p` is not settled. */
const owes = (kinds: readonly string[]) => sql`exists (select from ledger_accounts a
  where a.project_id in (p.number, p.id::text) and a.balance_cents <> 0 and a.kind in ${texts(kinds)})`

/** SQL: company `c` has something open that somebody must answer for. */
const OPEN_BUSINESS = sql`(
  exists (select from orders o left join fabricators f on f.id = o.fabricator_id
    where o.status::text in ${texts(OPEN_STATUSES)} and (o.company_id = c.id or f.company_id = c.id and not ${NO_SHOP}))
  or exists (select from invoices i where i.company_id = c.id and i.status = 'open')
  or exists (select from payouts o where o.company_id = c.id and o.status in ('waiting', 'sent'))
  or exists (select from payment_projects p where p.company_id = c.id
    and (${owes(BUILDER_MONEY)} or exists (select from payment_disputes d where d.project_id = p.id and d.status = 'open')))
  or exists (select from fabricators f join payment_projects p on p.fabricator_id = f.id where f.company_id = c.id
    and (${owes(SHOP_MONEY)} or exists (select from payment_disputes d where d.project_id = p.id and d.status = 'open')))
  or exists (select from fabricators f join factoring_requests q on q.fabricator_id = f.id
    where f.company_id = c.id and q.status in ('pending', 'approved', 'owed')))`

/** SQL: the companies that nobody with an account could answer for without this account. */
const leftBy = (account: string) => sql`(
  select c.id, c.name from memberships m join people p on p.id = m.person_id join companies c on c.id = m.company_id
  where p.account_id = ${account} and not exists (select from memberships other join people op on op.id = other.person_id
    where other.company_id = c.id and op.account_id is not null and op.account_id <> ${account}
      and (other.role = 'owner' or m.role <> 'owner')))`

/** Waits for others who leave the same companies at this moment: of two last owners, one stays. */
export async function lockCompanies(req: PayloadRequest, { account }: FoundPerson): Promise<void> {
  if (!account) return
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select distinct m.company_id::text as id from memberships m join people p on p.id = m.person_id where p.account_id = ${account} order by 1`)
  for (const { id } of z.array(z.object({ id: z.string() })).parse(rows)) await lock(req, 'members', id)
}

/** What must be settled before the person can be deleted. */
export async function obstaclesOf(req: PayloadRequest, { account }: FoundPerson): Promise<string[]> {
  if (!account) return []
  return erasureObstacles({
    self: req.user?.id === account,
    lastSuperAdmin: await isLastSuperAdmin(req, account),
    ...(await openFacts(req, account, sql`true`)),
  })
}

/** The same when an account is deleted otherwise, or only leaves a company; waits for others who leave the same companies. */
export async function obstaclesToLeave(req: PayloadRequest, account: string, company: string | null): Promise<string[]> {
  if (company === null) {
    const person = await findPerson(req, { account })
    await lockCompanies(req, person)
    return obstaclesOf(req, person)
  }
  await lock(req, 'members', company)
  const facts = await openFacts(req, account, sql`c.id = ${company}::uuid`)
  return erasureObstacles({ ...facts, self: false, lastSuperAdmin: false, openOrders: 0 })
}

/** @param which SQL: the companies `c` that count */
async function openFacts(req: PayloadRequest, account: string, which: SqlPart) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select (select count(*)::int from orders where placed_by_id = ${account} and status::text in ${texts(OPEN_STATUSES)}) as "openOrders",
      (select coalesce(json_agg(c.name order by c.name), '[]') from ${leftBy(account)} c where ${which} and ${OPEN_BUSINESS}) as "companiesWithoutOwner",
      (select coalesce(json_agg(f.name order by f.name), '[]') from ${leftBy(account)} c join fabricators f on f.company_id = c.id
        where ${which} and f.status = 'active') as "activeShops"`)
  return factsSchema.parse(rows[0])
}

export interface Deleted {
  readonly areas: PersonalArea[]
  /** Files in the store; they go after the transaction commits. */
  readonly files: readonly string[]
}

/** Deletes a person, or makes anonymous what must stay, on record. Run it in a transaction, without obstacles (`obstaclesOf`). */
export async function deletePerson(
  req: PayloadRequest,
  declared: readonly PersonalRows[],
  person: FoundPerson,
  reason: string,
): Promise<Deleted> {
  const areas = await personalAreas(req, declared, person)
  const files: string[] = []
  if (person.account) {
    await endSessions(req, person.account)
    // Before its rows go: the invitations it sent as an owner end with its memberships.
    await leaveCompanies(req, person.account, null)
  }
  const id = randomUUID()
  for (const rows of declared) {
    const { ends, file } = rows
    if (file && ends === 'delete') files.push(...(await readRows(req, rows, person)).map(file))
    await endRows(req, rows, person, id)
  }
  await recordAudit(req, {
    action: 'personal-data-delete',
    subjectType: 'personal-data',
    subjectId: recordName(person),
    after: { areas: areas.map(({ area, rows, end }) => ({ area, rows, end })), files: files.length },
    reason,
  })
  return { areas, files }
}

async function endRows(req: PayloadRequest, rows: PersonalRows, person: FoundPerson, id: string): Promise<void> {
  const db = await transactionOf(req)
  const { table, ends, endedBy } = rows
  if (endedBy) {
    const addresses = sql`array${texts(person.addresses)}`
    await db.execute(sql`select ${sql.identifier(endedBy)}(${addresses}, ${ANONYMOUS_NAME}, ${anonymousAddress(id)})`)
    return
  }
  const where = whoseRows(rows, person)
  if (ends === 'delete') {
    await db.execute(sql`delete from ${sql.identifier(table)} where ${where}`)
    return
  }
  const changes = Object.entries(ends).flatMap(([column, end]) => {
    const value = valueAfter(end, id)
    return value === null ? [] : [sql`${sql.identifier(column)} = ${value}`]
  })
  if (changes.length > 0) await db.execute(sql`update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)} where ${where}`)
}

/** A field's new value; null for one that stays. */
function valueAfter(end: FieldEnd, id: string): SqlPart | null {
  if (isKept(end)) return null
  if (typeof end === 'object') return sql`${end.becomes}`
  const values = {
    name: sql`${ANONYMOUS_NAME}`,
    address: sql`${anonymousAddress(id)}`,
    erase: sql`null`,
    end: sql`now()`,
  } as const
  return values[end]
}

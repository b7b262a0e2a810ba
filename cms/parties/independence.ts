import { grouped } from '@framewell/domain/collections/grouped'
import { mailboxOf } from '@framewell/domain/parties/mailbox'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

/** The people behind something that a second person decides. */
export interface Behind {
  readonly accounts?: readonly string[]
  /** Their members count too. */
  readonly companies?: readonly string[]
  /** Of people who may have no account. */
  readonly addresses?: readonly string[]
}

/** Two accounts of one maker count as independent once the maker's last change of one of them is this many days old. */
const STAFF_SETTLED_DAYS = 30

/** What gives one person a way into another's account, by its name in the audit trail. */
const TYING_ACTIONS = [
  'account-create',
  'account-update',
  'password-change',
  'address-change-requested',
  'factors-reset',
  'directory-link',
].map((action) => sql`${action}`)

const lineRow = z.object({ matter: z.string(), id: z.string(), step: z.enum(['self', 'maker', 'settled']) })
const contactRow = z.object({ id: z.string(), email: z.string(), other: z.string().nullable(), phone: z.string().nullable() })
const memberRow = z.object({ company: z.string(), id: z.string() })

/**
 * Whether the person who decides may be one of the people behind the matter: they share an account, a mailbox or a phone, or one created,
 * invited or changed the other's account (also by requesting another address for it), membership or company, also through accounts in
 * between. Reads the audit trail and the invitations, which nobody can change.
 */
export async function isTied(req: PayloadRequest, decider: string, behind: Behind): Promise<boolean> {
  return (await tiedAmong(req, decider, new Map([['', behind]]))).has('')
}

/** The same for many matters at once. @returns the keys of those that the person may be behind */
export async function tiedAmong(req: PayloadRequest, decider: string, matters: ReadonlyMap<string, Behind>): Promise<ReadonlySet<string>> {
  if (matters.size === 0) return new Set()
  const members = await membersOf(
    req,
    [...matters.values()].flatMap(({ companies = [] }) => companies),
  )
  const accountsOf = ({ accounts = [], companies = [] }: Behind) => [
    ...accounts,
    ...companies.flatMap((company) => members.get(company) ?? []),
  ]
  const behind = new Map([...matters].map(([key, matter]) => [key, { ...matter, accounts: accountsOf(matter) }]))
  const own = (await linesOf(req, new Map([['', { accounts: [decider] }]]))).get('') ?? NO_LINE
  const theirs = await linesOf(req, behind)
  const contacts = await contactsOf(req, [decider, ...[...behind.values()].flatMap(({ accounts }) => accounts)])
  const mine = contacts.get(decider) ?? []
  const isBehind = (key: string, { accounts, addresses = [] }: Behind & { readonly accounts: readonly string[] }): boolean => {
    const line = theirs.get(key) ?? NO_LINE
    if (line.all.has(decider) || accounts.some((id) => own.all.has(id))) return true
    // Two accounts recently made or changed by one person.
    if ([...own.lately].some((id) => line.lately.has(id))) return true
    const known = new Set([...accounts.flatMap((id) => contacts.get(id) ?? []), ...addresses.map(mailboxOf)])
    return mine.some((contact) => known.has(contact))
  }
  return new Set([...behind].flatMap(([key, matter]) => (isBehind(key, matter) ? [key] : [])))
}

/** The accounts of the members of companies. */
async function membersOf(req: PayloadRequest, companies: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (companies.length === 0) return new Map()
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select m.company_id::text as company, people.account_id::text as id from memberships m join people on people.id = m.person_id
    where people.account_id is not null and m.company_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(companies)}::jsonb))`)
  const found = grouped(z.array(memberRow).parse(rows), ({ company }) => company)
  return new Map([...found].map(([company, members]) => [company, members.map(({ id }) => id)]))
}

interface Line {
  readonly all: ReadonlySet<string>
  /** Without what is behind settled accounts. */
  readonly lately: ReadonlySet<string>
}
const NO_LINE: Line = { all: new Set(), lately: new Set() }

/**
 * Accounts and companies of each matter, and who made them, step by step. The maker of a settled staff account counts as its maker, but the
 * search goes no further: otherwise the first super admin would be behind everything anybody does.
 */
async function linesOf(req: PayloadRequest, matters: ReadonlyMap<string, Behind>): Promise<ReadonlyMap<string, Line>> {
  const listed = [...matters].map(([matter, { accounts = [], companies = [] }]) => ({ matter, accounts, companies }))
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    with recursive matters as (select * from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as m (matter text, accounts jsonb, companies jsonb)),
    line (matter, id, step) as (
      select m.matter, value, 'self' from matters m cross join jsonb_array_elements_text(m.accounts)
      union select m.matter, r.actor_id::text, 'maker' from matters m cross join jsonb_array_elements_text(m.companies) as company (id)
        join audit_records r on r.subject_type = 'companies' and r.action = 'company-create' and r.actor_id is not null and r.subject_id = company.id
      union select line.matter, made.id, case when made.lately then 'maker' else 'settled' end from line cross join lateral (
        select r.actor_id::text as id, r.created_at > now() - make_interval(days => ${STAFF_SETTLED_DAYS}) as lately from audit_records r
          where r.subject_type = 'accounts' and r.subject_id = line.id
            and r.action in (${sql.join(TYING_ACTIONS, sql`, `)})
        union all select i.invited_by_id::text, true from party_invitations i join people on people.id = i.person_id
          where people.account_id::text = line.id and i.accepted_at is not null
        union all select r.actor_id::text, true from memberships m join people on people.id = m.person_id join audit_records r
          on (r.subject_type = 'memberships' and r.subject_id = m.id::text and r.action in ('membership-create', 'membership-update'))
            or (r.subject_type = 'companies' and r.subject_id = m.company_id::text and r.action = 'company-create')
          where people.account_id::text = line.id
      ) made where line.step <> 'settled' and (made.lately or line.step = 'self') and made.id is not null and made.id <> line.id
    ) select matter, id, step from line`)
  const idsOf = (line: readonly z.infer<typeof lineRow>[], steps: readonly string[]) =>
    new Set(line.flatMap(({ id, step }) => (steps.includes(step) ? [id] : [])))
  return new Map(
    [...grouped(z.array(lineRow).parse(rows), ({ matter }) => matter)].map(([matter, line]) => [
      matter,
      { all: idsOf(line, ['self', 'maker', 'settled']), lately: idsOf(line, ['self', 'maker']) },
    ]),
  )
}

/** Mailboxes and phones of accounts. */
async function contactsOf(req: PayloadRequest, accounts: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select a.id::text as id, a.email, case when p.email_verified_at is not null then p.email end as other, p.phone from accounts a left join notification_preferences p on p.account_id = a.id
    where a.id::text in (select value from jsonb_array_elements_text(${JSON.stringify(accounts)}::jsonb))`)
  return new Map(
    z
      .array(contactRow)
      .parse(rows)
      .map(({ id, email, other, phone }) => [id, [mailboxOf(email), ...(other ? [mailboxOf(other)] : []), ...(phone ? [phone] : [])]]),
  )
}

import { mailboxOf } from '@framewell/domain/parties/mailbox'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

/** The people behind something that a second person decides. */
interface Behind {
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

const lineRow = z.object({ id: z.string(), step: z.enum(['self', 'maker', 'settled']) })
const mailboxRow = z.object({ email: z.string(), other: z.string().nullable(), phone: z.string().nullable() })

/**
 * Whether the person who decides may be one of the people behind the matter: they share an account, a mailbox or a phone, or one created,
 * invited or changed the other's account (also by requesting another address for it), membership or company, also through accounts in
 * between. Reads the audit trail and the invitations, which nobody can change.
 */
export async function isTied(
  req: PayloadRequest,
  decider: string,
  { accounts = [], companies = [], addresses = [] }: Behind,
): Promise<boolean> {
  const others = [...accounts, ...(await membersOf(req, companies))]
  const [own, theirs] = [await lineOf(req, [decider], []), await lineOf(req, others, companies)]
  if (theirs.all.has(decider) || others.some((id) => own.all.has(id))) return true
  // Two accounts recently made or changed by one person.
  if ([...own.lately].some((id) => theirs.lately.has(id))) return true
  const mine = await contactsOf(req, [decider])
  const known = new Set([...(await contactsOf(req, others)), ...addresses.map(mailboxOf)])
  return [...mine].some((contact) => known.has(contact))
}

async function membersOf(req: PayloadRequest, companies: readonly string[]): Promise<string[]> {
  if (companies.length === 0) return []
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select people.account_id::text as id from memberships m join people on people.id = m.person_id
    where people.account_id is not null and m.company_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(companies)}::jsonb))`)
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}

/**
 * Accounts and companies, and who made them, step by step. The maker of a settled staff account counts as its maker, but the search goes no
 * further: otherwise the first super admin would be behind everything anybody does.
 */
async function lineOf(req: PayloadRequest, accounts: readonly string[], companies: readonly string[]) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    with recursive line (id, step) as (
      select value, 'self' from jsonb_array_elements_text(${JSON.stringify(accounts)}::jsonb)
      union select r.actor_id::text, 'maker' from audit_records r where r.subject_type = 'companies' and r.action = 'company-create'
        and r.actor_id is not null and r.subject_id in (select value from jsonb_array_elements_text(${JSON.stringify(companies)}::jsonb))
      union select made.id, case when made.lately then 'maker' else 'settled' end from line cross join lateral (
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
    ) select id, step from line`)
  const line = z.array(lineRow).parse(rows)
  const idsOf = (steps: readonly string[]) => new Set(line.flatMap(({ id, step }) => (steps.includes(step) ? [id] : [])))
  return { all: idsOf(['self', 'maker', 'settled']), lately: idsOf(['self', 'maker']) }
}

/** Mailboxes and phones of accounts. */
async function contactsOf(req: PayloadRequest, accounts: readonly string[]): Promise<Set<string>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select a.email, case when p.email_verified_at is not null then p.email end as other, p.phone from accounts a left join notification_preferences p on p.account_id = a.id
    where a.id::text in (select value from jsonb_array_elements_text(${JSON.stringify(accounts)}::jsonb))`)
  return new Set(
    z
      .array(mailboxRow)
      .parse(rows)
      .flatMap(({ email, other, phone }) => [mailboxOf(email), ...(other ? [mailboxOf(other)] : []), ...(phone ? [phone] : [])]),
  )
}

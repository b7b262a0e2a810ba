import { companyZoneWords } from '@framewell/domain/dates/companyZone'
import { WAIVER_FORM_STATES } from '@framewell/domain/payments/waiverForms'
import { INITIAL_WAIVER_TEXTS, WAIVER_KINDS } from '@framewell/domain/payments/waivers'
import { sql } from '@payloadcms/db-postgres'
import { env } from '../env'
import { JSON_LIST } from '../network/keepShops'
import { NEXT_PHASE, STAGE_REACHED } from '../payments/projects/nextPhase'
import { dayInWords, dayOf, startOf, TODAY } from '../platform/database/companyTime'
import type { SqlPart } from '../platform/database/SqlPart'
import type { TaskRows } from './taskRows'

interface SetUpStep {
  readonly name: string
  /** What is not there yet; SQL where it names records. */
  readonly detail: string | SqlPart
  readonly href: string
  /** SQL: the record that shows that it is done. */
  readonly done: SqlPart
  /** SQL: the cents that wait for it. */
  readonly money?: SqlPart
  /** SQL: since when something waits for it; by default since the first account. */
  readonly since?: SqlPart
}

/** SQL: all of these are entered of the bank account `h`, and in use. */
const isEntered = (fields: readonly string[]): SqlPart =>
  sql.join(
    fields.map((field) => sql`coalesce(h.in_use ->> ${sql.raw(`'${field}'`)}, '') <> ''`),
    sql` and `,
  )

/**
 * SQL: open jobs in states that prescribe waiver forms, with a kind for which none is in force, and finished ones of which a payment waits for one.
 * @param waiting projects of which a payment waits for such a form
 */
const jobsWithoutForms = (waiting: readonly string[]) => sql`(select p.number, z.state::text as state, p.status,
    case when p.id = any(${JSON_LIST(waiting)}) then coalesce(recorded.at, p.retainage_released_at, ${startOf(sql`p.delivered_on`)}, p.updated_at) end as blocked_at
  from payment_projects p join orders o on o.number = p.number join zip_codes z on z.zip = o.site_zip ${NEXT_PHASE}
  left join lateral (select min(e.created_at) as at from order_events e where e.order_id = o.id and e.kind = 'stage' and e.stage::text = next.stage
    and ${STAGE_REACHED}) as recorded on true
  where (p.status = 'active' or p.id = any(${JSON_LIST(waiting)})) and z.state::text in (${sql.join(
    WAIVER_FORM_STATES.map((state) => sql`${state}`),
    sql`, `,
  )}) and (select count(distinct w.kind) from waiver_forms w where w.state::text = z.state::text and w.effective_from <= ${TODAY}) < ${WAIVER_KINDS.length}) as without`

/** Forms that states prescribe for jobs, with the money that cannot be released or paid before they are entered. */
function stateFormsStep(waiting: readonly string[]): SetUpStep {
  const jobs = jobsWithoutForms(waiting)
  const firstBlocked = sql`(select min(without.blocked_at) from ${jobs})`
  return {
    name: 'State lien waiver forms',
    detail: sql`'Jobs in ' || (select string_agg(distinct without.state, ', ' order by without.state) from ${jobs})
      || ': the state prescribes forms, and not all are entered. '
      || coalesce('A payment waits for them since ' || ${dayInWords(dayOf(firstBlocked))}, 'Their phases and retainage cannot be released')`,
    href: '/cms/collections/waiver-forms',
    done: sql`select where not exists (select from ${jobs})`,
    // A finished job has only what is released and not paid.
    money: sql`select sum(a.balance_cents) from ${jobs} join ledger_accounts a on a.project_id = without.number
      and (a.kind in ('escrow', 'retainage') or a.kind = 'fabricator_payable' and without.status <> 'active')`,
    since: firstBlocked,
  }
}

/** A sentence that keeps a claim on retainage. */
const EXCEPTS_RETAINAGE = '(except|not cover|exclud)[^.]*retainage'

/** What a company enters before it does business. A step's place is its id, so new ones come last. */
const stepsOf = (waiting: readonly string[]): readonly SetUpStep[] => [
  {
    name: 'House bank account',
    detail: 'Invoices say nowhere where to pay, and no payout file is written',
    href: '/cms/globals/house-bank',
    done: sql`select from house_bank h where ${isEntered(['name', 'companyId', 'bankName', 'routingNumber', 'accountNumber'])}`,
    // Without it, nothing that is open can be paid.
    money: sql`select sum(i.amount_cents - i.paid_cents - i.credited_cents) from invoices i where i.status = 'open'`,
  },
  {
    name: 'Postal address',
    detail: 'Quotes, invoices and waivers have no postal address',
    href: '/cms/globals/site-settings',
    done: sql`select from site_settings s where coalesce(s.address, '') <> ''`,
  },
  {
    name: 'Sales tax',
    detail: 'No state is entered, not even as one without sales tax: all prices are before tax',
    href: '/cms/collections/tax-states',
    done: sql`select from tax_states`,
  },
  {
    name: 'Lien waiver texts',
    detail: 'They are still the initial texts, which no counsel has reviewed',
    href: '/cms/globals/waiver-texts',
    // Stored without a change, or followed by a later initial text, they are still ours.
    done: sql`select from waiver_texts t where t.version > 1 and (${sql.join(
      WAIVER_KINDS.map((kind) => sql`${sql.raw(`t.${kind}`)} <> ${INITIAL_WAIVER_TEXTS[kind].join('\n\n')}`),
      sql` or `,
    )})`,
  },
  {
    name: 'Outgoing mail',
    detail: 'No mail server is set (SMTP_URL, MAIL_FROM): invoices and notices stay in Outgoing mail and reach nobody',
    href: '/admin-dashboard?tab=outbox',
    done: sql`select where ${env.SMTP_URL !== undefined}::boolean`,
  },
  stateFormsStep(waiting),
  {
    name: 'Tax ID',
    detail: 'Quotes, invoices and statements have no tax ID',
    href: '/cms/globals/site-settings',
    done: sql`select from site_settings s where coalesce(s.tax_id, '') <> ''`,
  },
  {
    name: 'Escrow account',
    detail: "Orders' money and Framewell's own are in one bank account: nothing is held in escrow",
    href: '/cms/globals/escrow-bank',
    done: sql`select from escrow_bank h where ${isEntered(['name', 'bankName', 'routingNumber', 'accountNumber'])}`,
  },
  {
    name: 'Company time zone',
    detail: `None is set (COMPANY_TIME_ZONE): days and months are in ${companyZoneWords()}. It can be set until the first month is closed`,
    href: '/admin-dashboard?tab=books',
    done: sql`select where ${env.COMPANY_TIME_ZONE !== undefined}::boolean or exists (select from book_closings)`,
  },
  {
    name: 'Distributor price list',
    detail: 'No distributor with a price list is offered: no bill of materials is made, and nothing can be ordered',
    href: '/cms/collections/distributors',
    done: sql`select from distributors d join price_lists l on l.distributor_id = d.id where d.offered`,
  },
  {
    name: 'Limit for releases on trade credit',
    detail: "None is set: whatever builders have not paid is released or paid early to shops from Framewell's own capital",
    href: '/cms/globals/price-settings',
    done: sql`select from price_settings s where s.credit_limit_cents is not null`,
  },
  {
    name: 'Final lien waiver texts',
    detail:
      'A final text still excepts retainage, but it is the waiver of the retainage: edit it, so that it gives up what the retainage pays',
    href: '/cms/globals/waiver-texts',
    done: sql`select where not exists (select from waiver_texts t where concat_ws('. ', t.conditional_final, t.unconditional_final) ~* ${EXCEPTS_RETAINAGE})`,
  },
]

/** The steps that are not done. @param waiting projects of which a payment waits for a state's form of a lien waiver */
export function setUpSteps(waiting: readonly string[]): TaskRows {
  const missing = stepsOf(waiting).map(
    ({ name, detail, href, done, money = sql`null`, since = sql`null::timestamptz` }, at) =>
      // Its id is of no record: there is none before it is done.
      sql`select ${`5e7a0000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`}::uuid as id, ${name}::text as name, (${money})::bigint as money, ${since} as since,
      (${detail})::text as detail, ${href}::text as href where not exists (${done})`,
  )
  return {
    id: sql`step.id`,
    ownIds: true,
    name: sql`step.name`,
    detail: sql`step.detail`,
    since: sql`coalesce(step.since, (select min(a.created_at) from accounts a))`,
    money: sql`step.money`,
    href: sql`step.href`,
    from: sql`(${sql.join(missing, sql` union all `)}) as step`,
  }
}

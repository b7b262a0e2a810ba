import { sql } from '@payloadcms/db-postgres'
import { env } from '../env'
import type { SqlPart } from '../platform/database/SqlPart'
import type { TaskRows } from './taskRows'

interface SetUpStep {
  readonly name: string
  /** What is not there yet. */
  readonly detail: string
  readonly href: string
  /** SQL: the record that shows that it is done. */
  readonly done: SqlPart
}

/** SQL: builders can pay to Framewell's bank account: all of it is entered and in use. */
const CAN_BE_PAID = sql.join(
  (['name', 'companyId', 'bankName', 'routingNumber', 'accountNumber'] as const).map(
    (field) => sql`coalesce(h.in_use ->> ${sql.raw(`'${field}'`)}, '') <> ''`,
  ),
  sql` and `,
)

/** What a company enters before it does business, in the order in which it is needed. */
const STEPS: readonly SetUpStep[] = [
  {
    name: 'House bank account',
    detail: 'Invoices say nowhere where to pay, and no payout file is written',
    href: '/cms/globals/house-bank',
    done: sql`select from house_bank h where ${CAN_BE_PAID}`,
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
    done: sql`select from waiver_texts t where t.version > 1`,
  },
  {
    name: 'Outgoing mail',
    detail: 'No mail server is set (SMTP_URL, MAIL_FROM): invoices and notices stay in Outgoing mail and reach nobody',
    href: '/admin-dashboard?tab=outbox',
    done: sql`select where ${env.SMTP_URL !== undefined}::boolean`,
  },
]

const missing = STEPS.map(
  ({ name, detail, href, done }, at) =>
    // Its id is of no record: there is none before it is done.
    sql`select ${`5e7a0000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`}::uuid as id, ${at}::int as at, ${name}::text as name,
      ${detail}::text as detail, ${href}::text as href where not exists (${done})`,
)

/** The steps that are not done. */
export const setUpSteps: TaskRows = {
  id: sql`step.id`,
  name: sql`step.name`,
  detail: sql`step.detail`,
  since: sql`(select min(a.created_at) from accounts a)`,
  // Without the bank account, nothing that is open can be paid.
  money: sql`case when step.at = 0 then (select sum(i.amount_cents - i.paid_cents - i.credited_cents) from invoices i where i.status = 'open') end`,
  href: sql`step.href`,
  from: sql`(${sql.join(missing, sql` union all `)}) as step`,
}

import {
  type Found,
  SEARCH_KINDS,
  SEARCH_MATCHES,
  type searchEverything as searchEverythingCall,
} from '@framewell/domain/insights/dashboardCalls'
import { parseUsd } from '@framewell/domain/money/parseUsd'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { dayInWords } from '../platform/database/companyTime'
import { inWords } from '../platform/database/inWords'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { likeText } from '../platform/lists/listing'
import { companyOrIndividual } from './companyOrIndividual'

/** Results per kind; that kind's list has more. */
const PER_KIND = 5

const foundRows = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(SEARCH_KINDS),
    title: z.string(),
    detail: z.string(),
    key: z.string(),
    match: z.enum(SEARCH_MATCHES),
  }),
)

/** Where each kind is shown; `key` finds it in its list, the ID opens it there. */
const PLACES: Readonly<Record<Found['kind'], (id: string, key: string) => string>> = {
  order: (id, key) => `/admin?tab=projects&search=${key}&project=${id}`,
  invoice: (_, key) => `/admin-dashboard?tab=invoices&search=${key}`,
  payout: (_, run) => `/admin-dashboard?tab=payouts&run=${run}`,
  builder: (id, key) => `/admin?tab=builders&search=${key}&builder=${id}`,
  quote: (id) => `/admin-dashboard?tab=quotes&quote=${id}`,
  application: (id, key) => `/admin-dashboard?tab=network-applications&status=all&search=${key}&applicant=${id}`,
  fabricator: (id, key) => `/admin?tab=fabricators&search=${key}&shop=${id}`,
  partner: (id) => `/cms/collections/directory-partners/${id}`,
  account: (id) => `/cms/collections/accounts/${id}`,
  page: (id) => `/content-management?page=${id}`,
}

interface Source {
  readonly kind: Found['kind']
  readonly id?: SqlPart
  readonly title: SqlPart
  readonly detail: SqlPart
  readonly key: SqlPart
  /** What is searched. Each of these alone is an exact match. */
  readonly words: readonly SqlPart[]
  /** Cents that an amount finds. */
  readonly cents?: SqlPart
  readonly from: SqlPart
  readonly where?: SqlPart
  readonly order: SqlPart
}

const NOTHING = sql`''`
const SOURCES: readonly Source[] = [
  {
    kind: 'order',
    title: sql`number || ' · ' || title`,
    detail: sql`company_name || ' → ' || fabricator_name`,
    key: sql`number`,
    words: [sql`number`, sql`title`, sql`company_name`, sql`fabricator_name`, sql`site_zip`, sql`site_address`],
    cents: sql`price_cents`,
    from: sql`orders`,
    order: sql`placed_at desc`,
  },
  {
    kind: 'invoice',
    id: sql`i.id`,
    title: sql`i.number || ' · ' || c.name`,
    detail: sql`p.number || ' · ' || ${inWords(sql`i.status`)}`,
    key: sql`i.number`,
    words: [sql`i.number`, sql`p.number`, sql`c.name`],
    cents: sql`i.amount_cents`,
    from: sql`invoices i join companies c on c.id = i.company_id join payment_projects p on p.id = i.project_id`,
    order: sql`i.created_at desc`,
  },
  {
    kind: 'payout',
    title: sql`number`,
    detail: sql`${inWords(sql`status`)} || ' · ' || ${dayInWords(sql`pay_on`)}`,
    key: sql`id::text`,
    words: [sql`number`],
    cents: sql`total_cents`,
    from: sql`payout_runs`,
    order: sql`created_at desc`,
  },
  {
    kind: 'payout',
    id: sql`o.id`,
    title: sql`o.reference || ' · ' || c.name`,
    detail: sql`p.number || ' · ' || ${inWords(sql`o.status`)}`,
    key: sql`o.run_id::text`,
    words: [sql`o.reference`, sql`c.name`, sql`p.number`],
    cents: sql`o.amount_cents`,
    from: sql`payouts o join companies c on c.id = o.company_id join payment_projects p on p.id = o.project_id`,
    order: sql`o.created_at desc`,
  },
  {
    kind: 'builder',
    title: sql`contact_name`,
    detail: sql`${companyOrIndividual} || ' · ' || email`,
    key: sql`email`,
    words: [sql`contact_name`, sql`email`, sql`company_name`],
    from: sql`(select distinct on (lower(email)) * from credit_applications order by lower(email), applied_at desc, id) as builder`,
    order: sql`applied_at desc`,
  },
  {
    kind: 'quote',
    title: sql`number || ' · ' || title`,
    detail: sql`coalesce(contact_company, contact_name, contact_email, 'No contact')`,
    key: sql`number`,
    words: [sql`number`, sql`title`, sql`contact_company`, sql`contact_name`, sql`contact_email`],
    cents: sql`total_cents`,
    from: sql`issued_quotes`,
    where: sql`replaced_by is null`,
    order: sql`issued_at desc`,
  },
  {
    kind: 'application',
    title: sql`company_name || ' · ' || number`,
    detail: sql`contact_name || ' · ' || ${inWords(sql`status`)}`,
    key: sql`number`,
    words: [sql`number`, sql`company_name`, sql`contact_name`, sql`email`],
    from: sql`network_applications`,
    order: sql`submitted_at desc`,
  },
  {
    kind: 'fabricator',
    title: sql`name`,
    detail: sql`address`,
    key: sql`name`,
    words: [sql`name`, sql`address`],
    from: sql`fabricators`,
    order: sql`name`,
  },
  {
    kind: 'partner',
    title: sql`business_name`,
    detail: sql`location`,
    key: NOTHING,
    words: [sql`business_name`, sql`location`, sql`email`],
    from: sql`directory_partners`,
    order: sql`business_name`,
  },
  {
    kind: 'account',
    title: sql`coalesce(nullif(name, ''), email)`,
    detail: sql`${inWords(sql`role`)} || ' · ' || email`,
    key: NOTHING,
    words: [sql`name`, sql`email`],
    from: sql`accounts`,
    order: sql`email`,
  },
  {
    kind: 'page',
    title: sql`title`,
    detail: sql`'/' || slug`,
    key: NOTHING,
    words: [sql`title`, sql`slug`],
    from: sql`(select id, title, slug from pages where deleted_at is null union all select id, title, slug from posts where deleted_at is null) as page`,
    order: sql`title`,
  },
]

/** Words are separated by these, so that '00042' begins a word of 'FW-2026-00042'. */
const separated = (text: SqlPart): SqlPart => sql`(' ' || translate(${text}, '-/@.', '    '))`

function found(
  { kind, id = sql`id`, title, detail, key, words, cents, from, where = sql`true`, order }: Source,
  text: string,
  amountCents: number | null,
) {
  const all = sql`concat_ws(' ', ${sql.join([...words], sql`, `)})`
  const part = likeText(text)
  const isAmount = cents && amountCents !== null ? sql`${cents} = ${amountCents}` : sql`false`
  const isExact = sql`(${isAmount} or lower(${text}) = any(array[${sql.join(
    words.map((word) => sql`lower(${word})`),
    sql`, `,
  )}]))`
  const beginsWord = sql`${separated(all)} ilike '%' || ${separated(sql`${part}::text`)} || '%'`
  return sql`(select * from (
    select ${id}::text as id, ${kind}::text as kind, ${title} as title, ${detail} as detail, ${key} as key,
      case when ${isExact} then 'exact' when ${beginsWord} then 'start' else 'part' end as match,
      row_number() over (order by case when ${isExact} then 0 when ${beginsWord} then 1 else 2 end, ${order}) as place
    from ${from} where ${where} and (${isAmount} or ${all} ilike ${`%${part}%`})
  ) as ranked where place <= ${PER_KIND})`
}

/**
 * The best of each kind whose names, numbers, ZIP codes or amounts contain the words: exact matches first, then those where the words begin a
 * word, then the others, the newest first. LIKE wildcards count as letters.
 */
export const searchEverything: Operation<typeof searchEverythingCall> = async ({ req }, { text }) => {
  const database = await transactionOf(req)
  const parts = SOURCES.map((source) => found(source, text, parseUsd(text)))
  const { rows } = await database.execute(sql.join(parts, sql` union all `))
  const ranked = foundRows.parse(rows).sort((a, b) => SEARCH_MATCHES.indexOf(a.match) - SEARCH_MATCHES.indexOf(b.match))
  return { found: ranked.map(({ key, ...row }) => ({ ...row, href: PLACES[row.kind](row.id, encodeURIComponent(key)) })) }
}

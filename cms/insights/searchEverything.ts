import { type Found, SEARCH_KINDS, type searchEverything as searchEverythingCall } from '@framewell/domain/insights/dashboardCalls'
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
    rank: z.number(),
    source: z.number().int(),
    /** How many its source has. */
    of: z.coerce.number().int(),
  }),
)

/** Where each kind is shown; `key` finds it in its list, the ID opens it there. */
const PLACES: Readonly<Record<Found['kind'], (id: string, key: string) => string>> = {
  order: (id, key) => `/admin?tab=projects&search=${key}&project=${id}`,
  invoice: (_, key) => `/admin-dashboard?tab=invoices&search=${key}`,
  payout: (_, run) => `/admin-dashboard?tab=payouts&run=${run}`,
  movement: (id) => `/admin-dashboard?tab=bank&status=all&movement=${id}`,
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
  /** The same of parties and records that it only refers to: they come after its own. */
  readonly related?: readonly SqlPart[]
  /** Phone numbers, found by their digits. */
  readonly phones?: readonly SqlPart[]
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
    words: [sql`number`, sql`title`, sql`site_zip`, sql`site_address`],
    related: [sql`company_name`, sql`fabricator_name`],
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
    words: [sql`i.number`],
    related: [sql`p.number`, sql`c.name`],
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
    words: [sql`o.reference`],
    related: [sql`c.name`, sql`p.number`],
    cents: sql`o.amount_cents`,
    from: sql`payouts o join companies c on c.id = o.company_id join payment_projects p on p.id = o.project_id`,
    order: sql`o.created_at desc`,
  },
  {
    kind: 'movement',
    title: sql`coalesce(nullif(counterparty, ''), nullif(left(text, 60), ''), bank_reference)`,
    detail: sql`to_char(abs(amount_cents) / 100.0, 'FM$999,999,999,990.00') || case when amount_cents < 0 then ' out' else ' in' end
      || ' · ' || case house_account when 'escrow' then 'Escrow account' else 'Operating account' end || ' · ' || ${dayInWords(sql`booked_on`)} || ' · ' || ${inWords(sql`status`)}`,
    key: NOTHING,
    words: [sql`bank_reference`, sql`text`, sql`counterparty`],
    related: [sql`matched_to`],
    cents: sql`abs(amount_cents)`,
    from: sql`bank_lines`,
    order: sql`booked_on desc, text, id`,
  },
  {
    kind: 'builder',
    title: sql`contact_name`,
    detail: sql`${companyOrIndividual} || ' · ' || email`,
    key: sql`email`,
    words: [sql`contact_name`, sql`email`, sql`company_name`, sql`site_zip`, sql`project_location`],
    from: sql`(select distinct on (lower(email)) * from credit_applications order by lower(email), applied_at desc, id) as builder`,
    order: sql`applied_at desc`,
  },
  {
    kind: 'quote',
    title: sql`number || ' · ' || title`,
    detail: sql`coalesce(contact_company, contact_name, contact_email, 'No contact')`,
    key: sql`number`,
    words: [sql`number`, sql`title`, sql`contact_email`, sql`site_zip`],
    related: [sql`contact_company`, sql`contact_name`],
    phones: [sql`contact_phone`],
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
    words: [sql`number`, sql`company_name`, sql`contact_name`, sql`email`, sql`place`],
    phones: [sql`answers ->> 'contactPhone'`, sql`answers ->> 'phone'`],
    from: sql`network_applications`,
    order: sql`submitted_at desc`,
  },
  {
    kind: 'fabricator',
    title: sql`name`,
    detail: sql`address`,
    key: sql`name`,
    words: [sql`name`, sql`address`],
    related: [sql`contact_name`, sql`contact_email`],
    from: sql`fabricators`,
    order: sql`name`,
  },
  {
    kind: 'partner',
    title: sql`business_name`,
    detail: sql`location`,
    key: NOTHING,
    words: [sql`business_name`, sql`location`, sql`email`],
    phones: [sql`phone`],
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

/** Fewer digits than this are no phone number. */
const PHONE_DIGITS = 7

function found({ kind, id = sql`id`, title, detail, key, from, where = sql`true`, order, ...source }: Source, text: string, index: number) {
  const { words, related = [], phones = [], cents } = source
  const amountCents = parseUsd(text)
  // As phones write it: '+1 937 555 0140'.
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const whole = [
    ...(cents && amountCents !== null ? [sql`${cents} = ${amountCents}`] : []),
    ...(digits.length < PHONE_DIGITS
      ? []
      : phones.map((phone) => sql`coalesce(regexp_replace(${phone}, '\\D', '', 'g') like ${`%${digits}%`}, false)`)),
  ]
  const isWhole = whole.length > 0 ? sql`(${sql.join(whole, sql` or `)})` : sql`false`
  const part = likeText(text)
  const joined = (some: readonly SqlPart[]) => sql`concat_ws(' ', ${sql.join([...some], sql`, `)})`
  const isOneOf = (some: readonly SqlPart[]) =>
    some.length === 0
      ? sql`false`
      : sql`coalesce(lower(${text}) = any(array[${sql.join(
          some.map((word) => sql`lower(${word})`),
          sql`, `,
        )}]), false)`
  const beginsWord = (some: readonly SqlPart[]) =>
    some.length === 0 ? sql`false` : sql`${separated(joined(some))} ilike '%' || ${separated(sql`${part}::text`)} || '%'`
  const all = [...words, ...related]
  return sql`(select * from (
    select *, ${index}::int as source, row_number() over (order by rank, place) as place_of_kind, count(*) over () as of from (
      select ${id}::text as id, ${kind}::text as kind, ${title} as title, ${detail} as detail, ${key} as key,
        case when ${isWhole} or ${isOneOf(words)} then 0 when ${beginsWord(words)} then 1
          when ${isOneOf(related)} or ${beginsWord(related)} then 2 else 3 end as rank,
        row_number() over (order by ${order}) as place
      from ${from} where ${where} and (${isWhole} or ${joined(all)} ilike ${`%${part}%`})
    ) as matched
  ) as ranked where place_of_kind <= ${PER_KIND})`
}

/** What a rank of `found` is as a match: a related party's name begins at best. */
const MATCHES = ['exact', 'start', 'start', 'part'] as const

/**
 * The best of each kind whose names, numbers, ZIP codes, phone numbers or amounts contain the words: exact matches first, then those where the
 * words begin a word of the record's own, then of a related party's, then the others, the newest first. LIKE wildcards count as letters.
 */
export const searchEverything: Operation<typeof searchEverythingCall> = async ({ req }, { text }) => {
  const database = await transactionOf(req)
  const parts = SOURCES.map((source, index) => found(source, text, index))
  const { rows } = await database.execute(sql.join(parts, sql` union all `))
  const ranked = foundRows.parse(rows).sort((a, b) => a.rank - b.rank)
  return {
    found: ranked.map(({ id, kind, title, detail, key, rank }) => ({
      id,
      kind,
      title,
      detail,
      match: MATCHES[rank] ?? 'part',
      href: PLACES[kind](id, encodeURIComponent(key)),
    })),
    cut: SEARCH_KINDS.flatMap((kind) => {
      const shown = ranked.filter((row) => row.kind === kind)
      const count = [...new Map(shown.map(({ source, of }) => [source, of])).values()].reduce((sum, of) => sum + of, 0)
      return count > shown.length ? [{ kind, count }] : []
    }),
  }
}

import { SEARCH_KINDS, type searchEverything as searchEverythingCall } from '@framewell/domain/insights/dashboardCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { likeText } from '../platform/lists/listing'

/** Results per kind; that kind's list has more. */
const PER_KIND = 5

const foundRows = z.array(z.object({ id: z.string(), kind: z.enum(SEARCH_KINDS), title: z.string(), detail: z.string(), key: z.string() }))

/** Where each kind is shown; `key` finds it in its list, the ID opens it there. */
const PLACES: Readonly<Record<(typeof SEARCH_KINDS)[number], (id: string, key: string) => string>> = {
  order: (id, key) => `/admin?tab=projects&search=${key}&project=${id}`,
  builder: (id, key) => `/admin?tab=builders&search=${key}&builder=${id}`,
  quote: (id) => `/admin-dashboard?tab=quotes&quote=${id}`,
  application: (id, key) => `/admin-dashboard?tab=network-applications&status=all&search=${key}&applicant=${id}`,
  fabricator: (id, key) => `/admin?tab=fabricators&search=${key}&shop=${id}`,
  partner: (id) => `/cms/collections/directory-partners/${id}`,
  account: (id) => `/cms/collections/accounts/${id}`,
  page: (id) => `/content-management?page=${id}`,
}

/** The newest of each kind whose names or numbers contain the words; LIKE wildcards count as letters. */
export const searchEverything: Operation<typeof searchEverythingCall> = async ({ req }, { text }) => {
  const words = `%${likeText(text)}%`
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    (select id::text, 'order' as kind, number || ' · ' || title as title, company_name || ' → ' || fabricator_name as detail, number as key
      from orders where number || ' ' || title || ' ' || company_name || ' ' || fabricator_name ilike ${words} order by placed_at desc limit ${PER_KIND})
    union all
    (select id::text, 'builder', contact_name, coalesce(company_name, 'Individual') || ' · ' || email, email
      from (select distinct on (lower(email)) * from credit_applications order by lower(email), applied_at desc, id) as builder
      where contact_name || ' ' || email || ' ' || coalesce(company_name, '') ilike ${words} order by applied_at desc limit ${PER_KIND})
    union all
    (select id::text, 'quote', number || ' · ' || title, coalesce(contact_company, contact_name, contact_email, 'No contact'), number
      from issued_quotes where replaced_by is null and number || ' ' || title || ' ' || coalesce(contact_company, '') || ' ' || coalesce(contact_name, '')
        || ' ' || coalesce(contact_email, '') ilike ${words} order by issued_at desc limit ${PER_KIND})
    union all
    (select id::text, 'application', company_name || ' · ' || number, contact_name || ' · ' || status::text, number
      from network_applications where number || ' ' || company_name || ' ' || contact_name || ' ' || email ilike ${words}
      order by submitted_at desc limit ${PER_KIND})
    union all
    (select id::text, 'fabricator', name, address, name
      from fabricators where name || ' ' || address ilike ${words} order by name limit ${PER_KIND})
    union all
    (select id::text, 'partner', business_name, location, ''
      from directory_partners where business_name || ' ' || location || ' ' || email ilike ${words} order by business_name limit ${PER_KIND})
    union all
    (select id::text, 'account', coalesce(nullif(name, ''), email), role::text || ' · ' || email, ''
      from accounts where coalesce(name, '') || ' ' || email ilike ${words} order by email limit ${PER_KIND})
    union all
    (select id::text, 'page', title, '/' || slug, ''
      from (select id, title, slug from pages where deleted_at is null union all select id, title, slug from posts where deleted_at is null) as page
      where coalesce(title, '') || ' ' || coalesce(slug, '') ilike ${words} order by title limit ${PER_KIND})`)
  const found = foundRows.parse(rows).map(({ key, ...row }) => ({ ...row, href: PLACES[row.kind](row.id, encodeURIComponent(key)) }))
  return { found }
}

import { linkedPath } from '@framewell/domain/content/linkedPath'
import type { BrokenLink, listBrokenLinks as listBrokenLinksCall } from '@framewell/domain/content/siteChecks'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { contentFacts } from '../management/contentFacts'
import { linksIn, liveLinks } from '../site/liveLinks'
import type { LinkedPart } from './contentPlace'
import { contentPlaces } from './contentPlaces'

const rows = z.array(z.object({ from: z.string(), to: z.string() }))

export const listBrokenLinks: Operation<typeof listBrokenLinksCall> = async ({ req }) => ({ links: await readBrokenLinks(req) })

/** Every link in the site's own content that leads nowhere or through a redirect. */
export async function readBrokenLinks(req: PayloadRequest): Promise<BrokenLink[]> {
  return brokenLinksIn(req, (await contentPlaces(req)).parts)
}

/** The links of these parts that lead nowhere or through a redirect. */
export async function brokenLinksIn(req: PayloadRequest, parts: readonly LinkedPart[]): Promise<BrokenLink[]> {
  const { paths: documents } = await contentFacts(req, [])
  const links = parts.flatMap(({ value, ...place }) => [...new Set(linksIn(value, documents))].map((href) => ({ ...place, href })))
  const isLive = await liveLinks(
    req,
    links.map(({ href }) => href),
  )
  const paths = [...new Set(links.map(({ href }) => linkedPath(href)).filter((path) => path !== null))]
  const database = await transactionOf(req)
  // A document at an address takes precedence over a redirect from it.
  const found = await database.execute(sql`
    select lower("from") as from, "to" as to from redirects
    where lower("from") in (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))
      and not exists (select 1 from pages where _status = 'published' and '/' || slug = lower("from"))
      and not exists (select 1 from posts where _status = 'published' and '/' || slug = lower("from"))`)
  const redirects = new Map(rows.parse(found.rows).map(({ from, to }) => [from, to]))
  return links.flatMap((link): BrokenLink[] => {
    if (!isLive(link.href)) return [{ ...link, state: 'dead', leadsTo: null }]
    const leadsTo = redirects.get(linkedPath(link.href) ?? '')
    return leadsTo === undefined ? [] : [{ ...link, state: 'redirected', leadsTo }]
  })
}

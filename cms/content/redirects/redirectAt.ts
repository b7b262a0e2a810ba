import { canonicalPath } from '@framewell/domain/content/canonicalPath'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'

/** The target of a path's redirect, if there is one, as the request's transaction sees it. */
export async function redirectAt(req: PayloadRequest, path: string): Promise<string | undefined> {
  const database = await transactionOf(req)
  const found = await database.execute(sql`select "to" from redirects where "from" = ${path}`)
  const to = found.rows[0]?.to
  return typeof to === 'string' ? to : undefined
}

/** Whether an address can be redirected: a path of the site without query, anchor or trailing slash. */
export function isOldPath(address: string): boolean {
  return /^\/[^\s?#\\]*[^\s?#\\/]$/.test(address) && canonicalPath(address) !== null
}

/** The path of an address on this site; undefined for another site, a mail address or an anchor. */
export function sitePath(address: string): string | undefined {
  return address.startsWith('/') ? address.replace(/[?#].*$/, '') : undefined
}

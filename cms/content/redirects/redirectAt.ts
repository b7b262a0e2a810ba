import { canonicalPath } from '@framewell/domain/content/canonicalPath'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'

/** Where a path is redirected to, if it is, as the request's transaction sees it. */
export async function redirectAt(req: PayloadRequest, path: string): Promise<string | undefined> {
  const database = await transactionOf(req)
  const found = await database.execute(sql`select "to" from redirects where "from" = ${path}`)
  const to = found.rows[0]?.to
  return typeof to === 'string' ? to : undefined
}

/** Whether an address can redirect: a path that the site can be asked for, without query, anchor or slash at its end. */
export function isOldPath(address: string): boolean {
  return /^\/[^\s?#\\]*[^\s?#\\/]$/.test(address) && canonicalPath(address) !== null
}

/** The path part of an address on this site; undefined for another site, a mail address or an anchor. */
export function sitePath(address: string): string | undefined {
  return address.startsWith('/') ? address.replace(/[?#].*$/, '') : undefined
}

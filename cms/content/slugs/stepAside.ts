import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'
import { type DocumentPlace, TABLES } from '../publishedState'

/**
 * When two documents swap addresses in one transaction, one has to leave before it can arrive. Moves it, with the redirects that lead to
 * it, to a temporary address. Returns a function that removes that address after the swap.
 */
export async function stepAside(req: PayloadRequest, { collection, id }: DocumentPlace, from: string): Promise<() => Promise<void>> {
  const database = await transactionOf(req)
  const aside = `aside-${id}`
  await database.execute(sql`update ${TABLES[collection].documents} set slug = ${aside} where id = ${id}`)
  await database.execute(sql`update redirects set "to" = ${`/${aside}`} where "to" = ${`/${from}`}`)
  return async () => {
    await database.execute(sql`delete from redirects where "from" = ${`/${aside}`}`)
  }
}

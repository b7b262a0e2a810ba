import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

/** A row for each route path of the live releases, in the column `name`. */
export const routeNames = sql`select jsonb_path_query(manifest::jsonb, '$.routes[*].path') #>> '{}' as name from remote_releases where status = 'live'`

/** The paths of the routes of all live releases, as the request's transaction sees them. */
export async function liveRoutePaths(req: PayloadRequest): Promise<string[]> {
  const database = await transactionOf(req)
  const found = await database.execute(routeNames)
  return z
    .array(z.object({ name: z.string() }))
    .parse(found.rows)
    .map(({ name }) => name)
}

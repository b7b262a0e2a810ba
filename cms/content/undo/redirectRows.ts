import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'

export const redirectSchema = z.object({ from: z.string(), to: z.string(), permanent: z.boolean() })
type RedirectRow = z.infer<typeof redirectSchema>

/** All redirects in the request's transaction, by their old path. */
export async function readRedirects(req: PayloadRequest): Promise<Map<string, RedirectRow>> {
  const database = await transactionOf(req)
  const found = await database.execute(sql`select "from", "to", coalesce(permanent, true) as permanent from redirects`)
  return new Map(
    z
      .array(redirectSchema)
      .parse(found.rows)
      .map((row) => [row.from, row]),
  )
}

/** Sets or removes the redirect of an old path without applying the rules: the state existed before. */
export async function putRedirect(req: PayloadRequest, from: string, row: RedirectRow | null): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`delete from redirects where "from" = ${from}`)
  if (row) await database.execute(sql`insert into redirects ("from", "to", permanent) values (${from}, ${row.to}, ${row.permanent})`)
}

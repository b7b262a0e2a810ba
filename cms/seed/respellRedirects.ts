import { canonicalPath } from '@framewell/domain/content/canonicalPath'
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { sitePath } from '../content/redirects/redirectAt'

const rowsSchema = z.array(z.object({ id: z.string(), from: z.string(), to: z.string() }))

/**
 * Old addresses that an earlier version stored as they were typed, in capitals, take the one spelling under which they are looked for. One
 * whose place is taken, or that would then lead in a circle, stays as it is, for an editor to see. For a migration.
 */
export async function respellRedirects(db: MigrateUpArgs['db']): Promise<void> {
  const { rows } = await db.execute(sql`select id, "from", "to" from redirects order by created_at`)
  const redirects = rowsSchema.parse(rows)
  const leadsTo = new Map(redirects.map(({ from, to }) => [from, to]))
  for (const { id, from, to } of redirects) {
    const spelled = canonicalPath(from)
    if (spelled === null || spelled === from || leadsTo.has(spelled) || leadsBack(spelled, to, leadsTo)) continue
    await db.execute(sql`update redirects set "from" = ${spelled}, updated_at = now() where id = ${id}`)
    leadsTo.delete(from)
    leadsTo.set(spelled, to)
  }
}

/** Whether an address leads, over other redirects, to where it started. */
function leadsBack(start: string, to: string, leadsTo: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>()
  for (let address: string | undefined = to; address !== undefined; ) {
    const path = sitePath(address)
    const spelled = path === undefined ? null : canonicalPath(path)
    if (spelled === start) return true
    if (spelled === null || seen.has(spelled)) return false
    seen.add(spelled)
    address = leadsTo.get(spelled)
  }
  return false
}

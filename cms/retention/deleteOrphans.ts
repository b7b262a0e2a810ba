import type { Pool } from 'pg'
import { fileStore, type Room } from '../platform/storage/fileStores'

/** The names of files as rows have them, by the table that names them. */
type NamingTables = Readonly<Record<string, string>>

/** Who names the files of a room. Whatever stores a file in it is added here before it stores one: without a row here files last two weeks. */
export const NAMED_IN = {
  'plan-files': {
    plan_files: 'select id::text from plan_files',
    network_documents: 'select id::text from network_documents',
    dispute_evidence: 'select id::text from dispute_evidence',
    // As `storedName` of cms/orders/fileOfOrder.ts makes it.
    order_files: `select 'order-' || encode(sha256(convert_to(order_id || E'\\n' || id, 'UTF8')), 'hex') from order_files`,
  },
  // Every column of a file's name, also of sizes that are added later.
  media: { media: `select value from media, jsonb_each_text(to_jsonb(media)) where key like '%filename' and value is not null` },
} as const satisfies Partial<Record<Room, NamingTables>>

const BATCH = 20_000
/** More than a few, and more than one of a hundred that rows name, were not left by a killed process: the database is another, or an older one. */
const FEW = 5
const SHARE = 0.01

/** Thrown instead of deleting what looks like the files of another database. */
class TooManyOrphans extends Error {
  override readonly name = 'TooManyOrphans'
}

/**
 * Removes files of people that were stored before `oldest` and that no row names. Resolves with their number.
 * @throws TooManyOrphans when a room has so many, or none that is named, that the database cannot be the one its files belong to; nothing of
 *   that room is removed then
 */
export async function deleteOrphans(pool: Pool, oldest: Date): Promise<number> {
  let removed = 0
  const suspicious: string[] = []
  for (const [room, tables] of [['plan-files', NAMED_IN['plan-files']] as const, ['media', NAMED_IN.media] as const]) {
    const { orphans, named } = await look(pool, room, tables, oldest)
    if (orphans.length > 0 && (named === 0 || orphans.length > FEW + named * SHARE)) {
      suspicious.push(`${orphans.length} files of ${room} have no record and ${named} have one`)
      continue
    }
    for (const key of orphans) await fileStore(room).remove(key)
    removed += orphans.length
  }
  if (suspicious.length > 0) throw new TooManyOrphans(`${suspicious.join('; ')}: is this their database?`)
  return removed
}

async function look(pool: Pool, room: Room, tables: NamingTables, oldest: Date) {
  const orphans: string[] = []
  let named = 0
  let keys: string[] = []
  const ask = async () => {
    const without = await withoutRow(pool, tables, keys)
    orphans.push(...without)
    named += keys.length - without.length
    keys = []
  }
  for await (const { key, storedAt } of fileStore(room).list()) {
    if (storedAt < oldest) keys.push(key)
    if (keys.length === BATCH) await ask()
  }
  if (keys.length > 0) await ask()
  return { orphans, named }
}

async function withoutRow(pool: Pool, tables: NamingTables, keys: readonly string[]): Promise<string[]> {
  const names = Object.values(tables).join(' union all ')
  const { rows } = await pool.query<{ key: string }>(`select key from unnest($1::text[]) key except (${names})`, [keys])
  return rows.map(({ key }) => key)
}

import type { Pool } from 'pg'
import { fileStore, type Room } from '../platform/storage/fileStores'

/** SQL of the file names in rows, by table. */
type NamingTables = Readonly<Record<string, string>>

/** The tables that name a room's files. Whatever stores files in a room must be listed here first: otherwise they last two weeks. */
export const NAMED_IN = {
  'plan-files': {
    plan_files: 'select id::text from plan_files',
    network_documents: 'select id::text from network_documents',
    dispute_evidence: 'select id::text from dispute_evidence',
    // As `storedName` of cms/orders/fileOfOrder.ts makes it.
    order_files: `select 'order-' || encode(sha256(convert_to(order_id || E'\\n' || id, 'UTF8')), 'hex') from order_files`,
  },
  // Every file name column, including sizes added later.
  media: { media: `select value from media, jsonb_each_text(to_jsonb(media)) where key like '%filename' and value is not null` },
} as const satisfies Partial<Record<Room, NamingTables>>

const BATCH = 20_000
/** More orphans than this, and than one in a hundred named files, were not left by a killed process: this is another database, or an older one. */
const FEW = 5
const SHARE = 0.01

/** Thrown instead of deleting what looks like another database's files. */
class TooManyOrphans extends Error {
  override readonly name = 'TooManyOrphans'
}

/**
 * Removes people's files that were stored before `oldest` and that no row names. Resolves with their number.
 * @throws TooManyOrphans if a room has so many, or no named one, that the database cannot be the one its files belong to; nothing in
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

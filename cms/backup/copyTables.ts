import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { DATABASE_PREFIX } from './folders'
import type { Manifest, TableCopy } from './manifest'

/** Meaningless after a restore. */
const LEFT_OUT = new Set(['rate_limits'])

/**
 * Writes every table into a folder in PostgreSQL's COPY format, all from one snapshot: rows that belong together are there together or not
 * at all, while the product keeps writing. The queue (schema pgboss) is left out: it is filled again from the outbox and at every start.
 */
export async function copyTables(client: pg.PoolClient, folder: string): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  await client.query('begin isolation level repeatable read read only')
  try {
    // A dump is read back as it was written, whatever the server's own settings.
    await client.query("set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local extra_float_digits = 3")
    const { rows: migrations } = await client.query<{ name: string }>(
      'select name from payload_migrations where batch > 0 order by created_at, name',
    )
    const { rows: sequences } = await client.query<{ name: string; value: string }>(
      "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null",
    )
    const tables: TableCopy[] = []
    for (const { name, columns } of await tablesOf(client)) {
      if (LEFT_OUT.has(name)) continue
      const path = `${DATABASE_PREFIX}${name}.copy.gz`
      const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
      const stream = client.query(copyTo(`copy public.${client.escapeIdentifier(name)} (${list}) to stdout`))
      await pipeline(stream, createGzip({ level: 6 }), createWriteStream(join(folder, `${name}.copy.gz`), { mode: 0o600 }))
      tables.push({ name, columns: [...columns], rows: stream.rowCount, path })
    }
    return { migrations: migrations.map(({ name }) => name), tables, sequences }
  } finally {
    await client.query('rollback')
  }
}

interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

/** The product's tables with their stored columns (generated ones are not stored). */
async function tablesOf(client: pg.PoolClient): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = 'public' and c.relkind = 'r'
    group by c.relname order by c.relname`)
  return rows
}

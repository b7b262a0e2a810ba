import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Manifest } from './manifest'

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Fills the tables of a freshly migrated database in one transaction. Foreign keys are dropped meanwhile and restored at the end, which
 * checks every row; triggers are off, because they would announce mails again. The tables' owner may do all of it: no superuser is needed.
 * @throws Error if a table's number of rows differs from the manifest, or a row lacks the one it refers to.
 */
export async function fillTables(client: pg.PoolClient, { tables, sequences }: Manifest, fileOf: (path: string) => string): Promise<void> {
  const id = (name: string) => `public.${client.escapeIdentifier(name)}`
  await client.query('begin')
  try {
    const keys = await foreignKeys(client)
    for (const { table, name } of keys) await client.query(`alter table ${id(table)} drop constraint ${client.escapeIdentifier(name)}`)
    for (const { name } of tables) await client.query(`alter table ${id(name)} disable trigger user`)
    await client.query(`truncate ${tables.map(({ name }) => id(name)).join(', ')}`)
    for (const { name, columns, rows, path } of tables) {
      const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
      const stream = client.query(copyFrom(`copy ${id(name)} (${list}) from stdin`))
      await pipeline(createReadStream(fileOf(path)), createGunzip(), stream)
      if (stream.rowCount !== rows) throw new Error(`${name} got ${stream.rowCount} rows, and the archive says ${rows}.`)
    }
    for (const { name, value } of sequences) await client.query('select setval($1::regclass, $2::bigint)', [id(name), value])
    for (const { name } of tables) await client.query(`alter table ${id(name)} enable trigger user`)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${id(table)} add constraint ${client.escapeIdentifier(name)} ${definition}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function foreignKeys(client: pg.PoolClient): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and k.contype = 'f' and k.conparentid = 0`)
  return rows
}

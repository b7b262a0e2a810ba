import type { Pool } from 'pg'

/**
 * The contents of a database's public schema, one line each, in alphabetical order: enums, relations, columns with their types and
 * defaults, constraints, indexes, functions, triggers and sequences. Ignores white space and comments inside functions.
 */
export async function describeSchema(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(SCHEMA)
  return rows.map(({ line }) => line.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim()).sort()
}

const SCHEMA = `
  with tables as (
    select c.oid, c.relname, c.relkind, c.relpersistence from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
  )
  select 'enum ' || t.typname || ' (' || string_agg(e.enumlabel, ', ' order by e.enumsortorder) || ')' as line
  from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = 'public'::regnamespace group by t.typname
  union all select concat_ws(' ', 'relation', relname, relkind, relpersistence) from tables
  union all
  select concat_ws(' ', 'column', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
    'default ' || pg_get_expr(d.adbin, d.adrelid), nullif(a.attidentity, ''), nullif(a.attgenerated, ''))
  from tables c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind <> 'S'
  union all
  select concat_ws(' ', 'constraint', c.relname, k.conname, pg_get_constraintdef(k.oid))
  from pg_constraint k join tables c on c.oid = k.conrelid where k.contype <> 'n'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all
  select concat_ws(' ', pg_get_functiondef(p.oid), p.proacl::text) from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
  union all
  select concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled) from pg_trigger t join tables c on c.oid = t.tgrelid where not t.tgisinternal
  union all
  select concat_ws(' ', 'sequence', sequencename, data_type, start_value, increment_by, max_value, cycle) from pg_sequences where schemaname = 'public'`

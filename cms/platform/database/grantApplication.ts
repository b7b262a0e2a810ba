import pg from 'pg'

/**
 * Money records are never deleted, and an order's history is never rewritten. Tables whose triggers refuse a change are not listed: the
 * application gets no right to do what a trigger refuses.
 */
const NEVER_DELETED = [
  'ledger_accounts',
  'payment_projects',
  'invoices',
  'factoring_requests',
  'payment_disputes',
  'bank_lines',
  'statement_take_backs',
  'bank_transfers',
  'receipt_parts',
  'bank_details',
  'payout_runs',
  'payouts',
  'prenote_files',
  'payee_checks',
  'payee_categories',
  'orders',
  'order_events',
  'engineering_approvals',
  'order_panels',
  'order_shipments',
]
const NEVER_UPDATED = ['order_events', 'prenote_files', 'payee_checks', 'payee_categories', 'statement_take_backs']

interface TableRights {
  readonly name: string
  readonly granted: string
}

/** Rights the application lacks, or has and must not have, table by table. */
const WRONG_RIGHTS = `
  with guarded as (
    -- A statement's trigger before a change, without a condition: it refuses every change of that kind.
    select tgrelid as oid, bool_or(tgtype & 16 <> 0) as no_update, bool_or(tgtype & 8 <> 0) as no_delete
    from pg_trigger where not tgisinternal and tgtype & 1 = 0 and tgtype & 2 <> 0 and tgqual is null group by 1
  ), wanted as (
    select c.oid, n.nspname as schema, c.relname as name, c.relname = 'payload_migrations' as only_read,
      coalesce(g.no_update, false) or c.relname = any($2) as no_update,
      coalesce(g.no_delete, false) or c.relname = any($3) as no_delete
    from pg_class c join pg_namespace n on n.oid = c.relnamespace left join guarded g on g.oid = c.oid
    where n.nspname = 'public' and c.relkind in ('r', 'p')
  ), named as (
    select oid, format('%I.%I', schema, name) as name, array_remove(array['select', case when not only_read then 'insert' end,
      case when not only_read and not no_update then 'update' end, case when not only_read and not no_delete then 'delete' end], null) as rights
    from wanted
  )
  select name, array_to_string(rights, ', ') as granted from named
  where exists (select from unnest(rights) r where not has_table_privilege($1, oid, r))
    or exists (select from unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) r
      where r <> all (rights) and has_table_privilege($1, oid, r))`

/**
 * Lets the application's user read and write the tables and nothing more: no DDL, no change of rows that never change. Runs at every start
 * as the owner; changes only what differs.
 * @throws Error with one sentence when both are the same user, or the application's user could restore rights it must not have.
 */
export async function grantApplication(owner: pg.Pool, role: string): Promise<void> {
  const { rows: people } = await owner.query<{ same: boolean; strong: boolean; owns: number }>(
    `select current_user = $1 as same, (select rolsuper from pg_roles where rolname = $1) as strong,
       (select count(*)::int from pg_tables where schemaname = 'public' and tableowner = $1) as owns`,
    [role],
  )
  const [person] = people
  if (person?.same)
    throw new Error('DATABASE_OWNER_URL names the same user as DATABASE_URL: name the owner of the tables there, or leave it out.')
  if (person?.strong) throw new Error(`The user ${role} of DATABASE_URL is a superuser: give the application a user that is not.`)
  if (person?.owns)
    throw new Error(
      `The user ${role} of DATABASE_URL owns ${person.owns} tables: name it in DATABASE_OWNER_URL and give the application a user of its own (docs/operations.md).`,
    )
  const name = pg.escapeIdentifier(role)
  const { rows } = await owner.query<TableRights>(WRONG_RIGHTS, [role, NEVER_UPDATED, NEVER_DELETED])
  const statements = [
    `revoke create on schema public from public, ${name}`,
    `grant usage on schema public to ${name}`,
    `grant usage, select on all sequences in schema public to ${name}`,
    `grant execute on all functions in schema public to ${name}`,
    ...rows.flatMap((table) => [`revoke all on ${table.name} from ${name}`, `grant ${table.granted} on ${table.name} to ${name}`]),
  ]
  // One transaction: other processes never see a table without its rights.
  await owner.query(`begin; ${statements.join('; ')}; commit`)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const TABLES = { price_settings: 'take_off', _price_settings_v: 'version_take_off' }
const initial = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The column of both tables and the figure of stored price books get the other name. */
const rename = (from: string, to: string) => sql.raw(`
  ${Object.entries(TABLES)
    // Databases that began with the new name have it already.
    .map(
      ([table, prefix]) => `do $$ begin
    if exists (select from information_schema.columns where table_schema = 'public' and table_name = '${table}' and column_name = '${prefix}_hold_downs_per_${from}')
    then alter table ${table} rename column ${prefix}_hold_downs_per_${from} to ${prefix}_hold_downs_per_${to};
    end if;
  end $$;`,
    )
    .join('\n  ')}
  alter table price_book_versions disable trigger price_book_versions_fixed;
  update price_book_versions set content = jsonb_set(content, '{takeOff}', (
    select jsonb_object_agg(replace(key, 'holdDownsPer${initial(from)}', 'holdDownsPer${initial(to)}'), round(value::text::numeric, 2))
    from jsonb_each(content -> 'takeOff')))
  where content ? 'takeOff';
  alter table price_book_versions enable trigger price_book_versions_fixed;`)

/** Settings that were saved with more decimals than they take now. */
const hundredths = sql.raw(`
  do $$ declare figure record; begin
    for figure in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and table_name in (${Object.keys(TABLES).map((table) => `'${table}'`).join(', ')})
        and column_name like '%take\\_off\\_%' and data_type = 'numeric'
    loop execute format('update %1$I set %2$I = round(%2$I, 2) where %2$I <> round(%2$I, 2)', figure.table_name, figure.column_name);
    end loop;
  end $$;`)

/** A hold-down is at each strap's lower end, its 'foot', a word beside feet of length. Figures of take-offs have two decimals. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(rename('foot', 'strap'))
  await db.execute(hundredths)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(rename('strap', 'foot'))
}

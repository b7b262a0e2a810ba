import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Orders accepted before floors had a width of their own were cut by the height, and had no service holes on record. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  update orders set panel_basis = jsonb_set(panel_basis, '{limits,widthFeet}', panel_basis #> '{limits,heightFeet}')
    where panel_basis #> '{limits,heightFeet}' is not null and panel_basis #> '{limits,widthFeet}' is null;
  update orders set panel_basis = panel_basis || '{"serviceHolesMm": []}' where panel_basis is not null and panel_basis -> 'serviceHolesMm' is null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`update orders set panel_basis = (panel_basis #- '{limits,widthFeet}') - 'serviceHolesMm' where panel_basis is not null;`)
}

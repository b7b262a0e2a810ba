import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A release says what of its retainage is withheld from the shop. Until here that was all of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  alter table "phase_completions" disable trigger "phase_completions_fixed";
  update "phase_completions" set "release" = "release" || jsonb_build_object('shopRetainageCents', "release" -> 'retainageCents')
  where not "release" ? 'shopRetainageCents';
  alter table "phase_completions" enable trigger "phase_completions_fixed"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  alter table "phase_completions" disable trigger "phase_completions_fixed";
  update "phase_completions" set "release" = "release" - 'shopRetainageCents';
  alter table "phase_completions" enable trigger "phase_completions_fixed"`)
}

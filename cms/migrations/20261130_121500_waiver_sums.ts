import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A phase's waiver is signed once for each sum, as an early payout's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop index lien_waivers_once_for_a_phase;
    create unique index lien_waivers_once_for_a_phase on lien_waivers (project_id, phase, condition, fabricator_id, company_id, amount_cents) where advance_id is null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index lien_waivers_once_for_a_phase;
    create unique index lien_waivers_once_for_a_phase on lien_waivers (project_id, phase, condition, fabricator_id, company_id) where advance_id is null;`)
}

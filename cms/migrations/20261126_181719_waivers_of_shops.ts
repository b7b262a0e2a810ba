import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Gives each waiver to the shop that had the project when it was signed: the one before the first reroute since, as its audit record has it, or
 * the present one. A waiver signed while a reroute was under way may fall to the earlier shop; then the later one signs again.
 */
export const SIGNED_BY_SHOP = `
  alter table lien_waivers disable trigger lien_waivers_fixed;
  update lien_waivers w set fabricator_id = f.id, company_id = f.company_id
    from payment_projects p, fabricators f
    where p.id = w.project_id and f.id::text = coalesce(
      (select r.before ->> 'fabricator' from audit_records r
        where r.action = 'payment-project-reassign' and r.subject_id = p.number and r.created_at > w.signed_at
        order by r.created_at limit 1),
      p.fabricator_id::text);
  alter table lien_waivers enable trigger lien_waivers_fixed;
  do $$ begin
    if exists (select from lien_waivers where fabricator_id is null or company_id is null) then
      raise exception 'A shop that has signed lien waivers belongs to no company: give it back its company, then start again';
    end if;
  end $$;`

// A waiver binds the shop that signed it, under its company, and no other.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "project_phase_condition_idx";
  ALTER TABLE "lien_waivers" ADD COLUMN "fabricator_id" uuid;
  ALTER TABLE "lien_waivers" ADD COLUMN "company_id" uuid;
  ${sql.raw(SIGNED_BY_SHOP)}
  ALTER TABLE "lien_waivers" ALTER COLUMN "fabricator_id" SET NOT NULL;
  ALTER TABLE "lien_waivers" ALTER COLUMN "company_id" SET NOT NULL;
  ALTER TABLE "lien_waivers" ADD CONSTRAINT "lien_waivers_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lien_waivers" ADD CONSTRAINT "lien_waivers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lien_waivers_fabricator_idx" ON "lien_waivers" USING btree ("fabricator_id");
  CREATE INDEX "lien_waivers_company_idx" ON "lien_waivers" USING btree ("company_id");
  CREATE UNIQUE INDEX "project_phase_condition_fabricator_company_idx" ON "lien_waivers" USING btree ("project_id","phase","condition","fabricator_id","company_id");`)
}

/** Refused by the unique index where two shops have signed for the same phase: neither waiver can be left out. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE UNIQUE INDEX "project_phase_condition_idx" ON "lien_waivers" USING btree ("project_id","phase","condition");
  ALTER TABLE "lien_waivers" DROP CONSTRAINT "lien_waivers_fabricator_id_fabricators_id_fk";
  ALTER TABLE "lien_waivers" DROP CONSTRAINT "lien_waivers_company_id_companies_id_fk";
  DROP INDEX "lien_waivers_fabricator_idx";
  DROP INDEX "lien_waivers_company_idx";
  DROP INDEX "project_phase_condition_fabricator_company_idx";
  ALTER TABLE "lien_waivers" DROP COLUMN "fabricator_id";
  ALTER TABLE "lien_waivers" DROP COLUMN "company_id";`)
}

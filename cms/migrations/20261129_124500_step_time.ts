import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What a step of the past posts has the time of that step, where a transaction says so: the demo's orders. A month that is closed stays as it
 * is, so such a step has the first moment after it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  create function step_time() returns timestamptz language sql stable as $$
    select case when coalesce(current_setting('framewell.step_time', true), '') = '' then now()
      else greatest(current_setting('framewell.step_time', true)::timestamptz, (select max(ends_at) from book_closings)) end
  $$;
  alter table ledger_postings alter posted_at set default step_time();
  alter table invoice_states alter at set default step_time();
  alter table credit_states alter at set default step_time();
  alter table phase_completions alter created_at set default step_time();
  alter table receipt_parts alter created_at set default step_time();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  alter table ledger_postings alter posted_at set default now();
  alter table invoice_states alter at set default now();
  alter table credit_states alter at set default now();
  alter table phase_completions alter created_at set default now();
  alter table receipt_parts alter created_at set default now();
  drop function step_time();`)
}

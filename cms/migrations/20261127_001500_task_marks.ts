import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Who took a task of the operators' list, and until when it is put off. The tasks themselves are read from their records.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table task_marks (
      id uuid primary key,
      owner_id uuid references accounts (id) on delete set null,
      snoozed_until timestamptz,
      marked_at timestamptz not null default now()
    );
    create index task_marks_owner on task_marks (owner_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table task_marks;`)
}

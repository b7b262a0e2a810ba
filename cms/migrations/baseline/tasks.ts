/** Who took a task, and until when it is put off. */
export const tasks = `
create table task_marks (
  id uuid primary key,
  owner_id uuid references accounts (id) on delete set null,
  snoozed_until timestamptz,
  marked_at timestamptz not null default now()
);
create index task_marks_owner on task_marks (owner_id);
`

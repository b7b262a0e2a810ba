/** Pages and posts: addresses are unique outside the trash, what is in the trash is not published, and the latest version is the newest. */
export const content = `
create unique index pages_slug_of_kept on pages (slug) where deleted_at is null;
create unique index posts_slug_of_kept on posts (slug) where deleted_at is null;
alter table pages add constraint pages_deleted_is_off_the_site check (deleted_at is null or _status is distinct from 'published');
alter table posts add constraint posts_deleted_is_off_the_site check (deleted_at is null or _status is distinct from 'published');

create function keep_newest_version() returns trigger language plpgsql as $$
declare
  newest timestamptz;
begin
  if new.latest is not true then return new; end if;
  execute format('select max(updated_at) from %I.%I where parent_id = $1 and id <> $2', tg_table_schema, tg_table_name)
    into newest using new.parent_id, new.id;
  if newest >= new.updated_at then new.updated_at := newest + interval '1 millisecond'; end if;
  if tg_op = 'INSERT' then
    execute format('update %I.%I set latest = false where parent_id = $1 and id <> $2 and latest', tg_table_schema, tg_table_name)
      using new.parent_id, new.id;
  end if;
  return new;
end $$;
create trigger keep_newest_version before insert or update of updated_at, latest on _pages_v
  for each row execute function keep_newest_version();
create trigger keep_newest_version before insert or update of updated_at, latest on _posts_v
  for each row execute function keep_newest_version();
`

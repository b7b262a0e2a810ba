import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What Payload's schema cannot say: an address is unique among what is not deleted, and what is deleted is not on the site.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unique index pages_slug_of_kept on pages (slug) where deleted_at is null;
    create unique index posts_slug_of_kept on posts (slug) where deleted_at is null;
    alter table pages add constraint pages_deleted_is_off_the_site check (deleted_at is null or _status is distinct from 'published');
    alter table posts add constraint posts_deleted_is_off_the_site check (deleted_at is null or _status is distinct from 'published');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table posts drop constraint posts_deleted_is_off_the_site;
    alter table pages drop constraint pages_deleted_is_off_the_site;
    drop index posts_slug_of_kept;
    drop index pages_slug_of_kept;`)
}

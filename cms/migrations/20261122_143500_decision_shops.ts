import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Of a large network every shop that lost stands beside its decision, with what its parts come from and why: arrays, since a decision has thousands.
// They are written with the decision, before its row, never change, and go with it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table routing_decision_shops (
      decision_id uuid primary key references routing_decisions (id) on delete cascade deferrable initially deferred,
      shops uuid[] not null,
      reasons text[] not null,
      miles float8[] not null,
      free_units integer[] not null,
      capacity_units integer[] not null,
      quality float8[] not null,
      unit_cents integer[] not null,
      preferred boolean[] not null,
      scores float8[] not null,
      out_of_reach uuid[] not null,
      inactive uuid[] not null
    );
    create function refuse_decision_shops_deletion() returns trigger language plpgsql as $$
    begin
      if exists (select from routing_decisions where id = old.decision_id) then
        raise exception 'Shops of a routing decision go with it alone' using errcode = '42501';
      end if;
      return old;
    end $$;
    create trigger routing_decision_shops_fixed before update or truncate on routing_decision_shops
      for each statement execute function refuse_routing_change();
    create trigger routing_decision_shops_kept before delete on routing_decision_shops
      for each row execute function refuse_decision_shops_deletion();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table routing_decision_shops;
    drop function refuse_decision_shops_deletion;`)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A dispute is talked over in its order's conversation: what was written in disputes moves there, and what is written on an order keeps its words,
// as what was written in a dispute did. Who wrote may still be forgotten.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type "public"."enum_order_messages_kind" as enum('message', 'dispute_opened', 'evidence', 'dispute_resolved');
    alter table "order_messages" add column "kind" "enum_order_messages_kind" default 'message' not null;
    alter table "order_messages" add column "dispute_id" uuid;
    alter table "order_messages" add column "evidence_id" uuid;
    alter table "order_messages" add constraint "order_messages_dispute_id_payment_disputes_id_fk"
      foreign key ("dispute_id") references "public"."payment_disputes"("id") on delete set null on update no action;
    alter table "order_messages" add constraint "order_messages_evidence_id_dispute_evidence_id_fk"
      foreign key ("evidence_id") references "public"."dispute_evidence"("id") on delete set null on update no action;
    create index "order_messages_dispute_idx" on "order_messages" using btree ("dispute_id");
    create index "order_messages_evidence_idx" on "order_messages" using btree ("evidence_id");

    insert into order_messages (order_id, dispute_id, party, author_name, text, at, created_at, updated_at)
    select o.id, m.dispute_id, m.side::text::enum_order_messages_party, m.by, m.text, m.created_at, m.created_at, m.updated_at
    from dispute_messages m join payment_disputes d on d.id = m.dispute_id join payment_projects p on p.id = d.project_id
      join orders o on o.number = p.number;

    alter table "payload_locked_documents_rels" drop column "dispute_messages_id";
    drop table "dispute_messages";
    drop type "public"."enum_dispute_messages_side";

    create function refuse_order_words_change() returns trigger language plpgsql as $$
    begin
      raise exception 'What was written on an order never changes' using errcode = '42501';
    end $$;
    create trigger order_messages_fixed before update on order_messages for each row
      when ((old.order_id, old.party, old.kind, old.text, old.at) is distinct from (new.order_id, new.party, new.kind, new.text, new.at))
      execute function refuse_order_words_change();
    create trigger order_messages_kept before delete on order_messages for each row execute function refuse_order_words_change();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger order_messages_fixed on order_messages;
    drop trigger order_messages_kept on order_messages;
    drop function refuse_order_words_change;

    create type "public"."enum_dispute_messages_side" as enum('builder', 'fabricator', 'operator');
    create table "dispute_messages" (
      "id" uuid primary key default gen_random_uuid() not null,
      "dispute_id" uuid not null,
      "side" "enum_dispute_messages_side" not null,
      "by" varchar not null,
      "text" varchar not null,
      "updated_at" timestamp(3) with time zone default now() not null,
      "created_at" timestamp(3) with time zone default now() not null
    );
    alter table "payload_locked_documents_rels" add column "dispute_messages_id" uuid;
    alter table "dispute_messages" add constraint "dispute_messages_dispute_id_payment_disputes_id_fk"
      foreign key ("dispute_id") references "public"."payment_disputes"("id") on delete set null on update no action;
    create index "dispute_messages_dispute_idx" on "dispute_messages" using btree ("dispute_id");
    create index "dispute_messages_updated_at_idx" on "dispute_messages" using btree ("updated_at");
    create index "dispute_messages_created_at_idx" on "dispute_messages" using btree ("created_at");
    alter table "payload_locked_documents_rels" add constraint "payload_locked_documents_rels_dispute_messages_fk"
      foreign key ("dispute_messages_id") references "public"."dispute_messages"("id") on delete cascade on update no action;
    create index "payload_locked_documents_rels_dispute_messages_id_idx" on "payload_locked_documents_rels" using btree ("dispute_messages_id");

    insert into dispute_messages (dispute_id, side, "by", text, created_at, updated_at)
    select dispute_id, party::text::enum_dispute_messages_side, author_name, text, created_at, updated_at
    from order_messages where kind = 'message' and dispute_id is not null;
    delete from order_messages where dispute_id is not null;
    create trigger dispute_messages_fixed before update or delete on dispute_messages
      for each statement execute function refuse_payment_record_change();

    alter table "order_messages" drop constraint "order_messages_dispute_id_payment_disputes_id_fk";
    alter table "order_messages" drop constraint "order_messages_evidence_id_dispute_evidence_id_fk";
    drop index "order_messages_dispute_idx";
    drop index "order_messages_evidence_idx";
    alter table "order_messages" drop column "kind";
    alter table "order_messages" drop column "dispute_id";
    alter table "order_messages" drop column "evidence_id";
    drop type "public"."enum_order_messages_kind";`)
}

/** Order numbers, what an accepted order has, what each person has read, and messages that never change. */
export const orders = `
create sequence order_numbers;

alter table orders add constraint orders_accepted_price check (accepted_at is null
  or coalesce(jsonb_typeof(release_policy -> 'shopPriceCents') = 'number' and jsonb_typeof(shop_price) = 'object', false));
alter table orders add constraint orders_accepted_basis check (accepted_at is null or coalesce(jsonb_typeof(panel_basis) = 'object', false));

create table order_reads (
  order_id uuid not null references orders (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  read_at timestamp(3) with time zone not null,
  primary key (order_id, account_id)
);

create function refuse_order_words_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was written on an order never changes' using errcode = '42501';
end $$;
create trigger order_messages_fixed before update on order_messages for each row
  when ((old.order_id, old.party, old.kind, old.text, old.at) is distinct from (new.order_id, new.party, new.kind, new.text, new.at))
  execute function refuse_order_words_change();
create trigger order_messages_kept before delete on order_messages for each row execute function refuse_order_words_change();
`

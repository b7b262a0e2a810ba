import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * SQL: orders accepted before shops had prices paid them the contract price less a fee by share, rounded in each phase. That amount becomes
 * their accepted price; phases divide the price by largest remainders, the earlier one in a tie. From here on no order is accepted without one.
 */
export const PRICES_OF_ACCEPTED = `
  create or replace function pg_temp.price_by_fee(price numeric, policy jsonb) returns bigint language sql as $$
    with shares as (select at, round((policy -> 'shares' ->> phase)::numeric * 1000000000) as share
        from unnest(array['fabrication_start', 'quality_check', 'shipment', 'delivery']) with ordinality as phases (phase, at)),
      exact as (select at, div(price * share, sum(share) over ()) as given, mod(price * share, sum(share) over ()) as lacks from shares),
      parts as (select given + case when row_number() over (order by lacks desc, at) <= price - sum(given) over () then 1 else 0 end as part from exact)
    select (price - sum(div(2 * part * round((policy ->> 'feeShare')::numeric * 1000000000) + 1000000000, 2000000000)))::bigint from parts
  $$;
  update payment_projects p set release_policy = p.release_policy || jsonb_build_object('shopPriceCents', pg_temp.price_by_fee(p.price_cents, p.release_policy))
  where not p.release_policy ? 'shopPriceCents' and (exists (select from orders o where o.number = p.number and o.accepted_at is not null)
    or exists (select from phase_completions x where x.project_id = p.id));
  update orders set shop_price = jsonb_build_object('cents', pg_temp.price_by_fee(price_cents, release_policy), 'rule', null, 'list', null),
    release_policy = release_policy || jsonb_build_object('shopPriceCents', pg_temp.price_by_fee(price_cents, release_policy))
  where accepted_at is not null and not release_policy ? 'shopPriceCents';
  update orders set release_policy = release_policy - 'feeShare' where release_policy ? 'feeShare';
  update payment_projects set release_policy = release_policy - 'feeShare' where release_policy ? 'feeShare';
  alter table orders add constraint orders_accepted_price check (accepted_at is null
    or coalesce(jsonb_typeof(release_policy -> 'shopPriceCents') = 'number' and jsonb_typeof(shop_price) = 'object', false))`

/** SQL: the fee by share is back, and pays the orders without a rule. */
export const FEES_OF_ACCEPTED = `
  alter table orders drop constraint orders_accepted_price;
  update payment_projects p set release_policy = p.release_policy - 'shopPriceCents' from orders o
  where o.number = p.number and jsonb_typeof(o.shop_price -> 'rule') = 'null';
  update orders set release_policy = release_policy - 'shopPriceCents', shop_price = null where jsonb_typeof(shop_price -> 'rule') = 'null';
  update orders set release_policy = release_policy || '{"feeShare": 0.02}';
  update payment_projects set release_policy = release_policy || '{"feeShare": 0.02}'`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(PRICES_OF_ACCEPTED))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(FEES_OF_ACCEPTED))
}

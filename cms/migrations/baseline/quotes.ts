/** Numbers of quotes and productions; versions of the price book and issued quotes never change. */
export const quotes = `
create sequence quote_numbers;
create sequence production_numbers;

create function refuse_price_book_change() returns trigger language plpgsql as $$
begin
  raise exception 'Versions of the price book never change' using errcode = '42501';
end $$;
create trigger price_book_versions_fixed before update or delete or truncate on price_book_versions
  for each statement execute function refuse_price_book_change();

create function refuse_quote_change() returns trigger language plpgsql as $$
begin
  raise exception 'An issued quote never changes; make a new revision' using errcode = '42501';
end $$;
create trigger issued_quotes_fixed before update on issued_quotes for each row
  when (
    (old.number, old.revision, old.kind, old.total_cents, old.lines, old.inputs, old.price_book_version, old.issued_at, old.valid_until)
    is distinct from
    (new.number, new.revision, new.kind, new.total_cents, new.lines, new.inputs, new.price_book_version, new.issued_at, new.valid_until)
  )
  execute function refuse_quote_change();
`

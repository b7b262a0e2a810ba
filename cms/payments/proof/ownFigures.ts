/**
 * The main figures of money, written again from the ledger's entries, the bank's lines and the invoices, by somebody who had not read how the
 * product computes them. In cents, unless it says otherwise.
 */
const ENTRIES = `entries as (
  select e.amount_cents as amount, a.kind, a.project_id as project, p.id as posting, p.kind as step, p.effective_at as at,
    p.reverses is not null or exists (select from ledger_postings r where r.reverses = p.id) as undone,
    exists (select from ledger_entries o join ledger_accounts oa on oa.id = o.account_id where o.posting_id = p.id and oa.project_id is not null) as "ofProject"
  from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_postings p on p.id = e.posting_id
), kept as (select project, kind, sum(amount) as amount from entries group by 1, 2),
projects as (
  select project, -coalesce(sum(amount) filter (where kind in ('escrow', 'retainage', 'fabricator_payable', 'builder_payable', 'advance')), 0) as unpaid,
    -coalesce(sum(amount) filter (where kind = 'builder_payable'), 0) as refunds, -coalesce(sum(amount) filter (where kind = 'fee'), 0) as margin,
    coalesce(sum(amount) filter (where kind = 'advance'), 0) as early,
    -coalesce(sum(amount) filter (where kind in ('escrow', 'retainage')), 0) as unreleased, coalesce(sum(amount) filter (where kind = 'receivable'), 0) as owed,
    -coalesce(sum(amount) filter (where kind = 'escrow'), 0) as exposed,
    coalesce(sum(amount) filter (where kind = 'escrow_cash'), 0) as held
  from kept where project is not null group by 1
), funded as (
  -- On credit is what the builder owes beyond the margin that is earned of it, of what is neither paid out nor in the escrow account.
  -- What is unreleased repays what was paid early, and is funded as if that were unpaid.
  select *, unpaid - greatest(0, least(unpaid - held, owed - margin)) as cash,
    least(exposed, greatest(0, least(unpaid + early - held, owed - margin))) as "exposedOnCredit" from projects
), bills as (
  select *, amount_cents - paid_cents - credited_cents as open from invoices where status in ('scheduled', 'open')
)`

const debits = (...kinds: readonly string[]) => `select sum(amount) from entries where kind in ('${kinds.join("', '")}')`
const credits = (...kinds: readonly string[]) => `select -sum(amount) from entries where kind in ('${kinds.join("', '")}')`

/** What the bank's own lines say came in: no transfers, and no payouts that came back. */
const RECEIVED = `select coalesce((select sum(amount_cents) from bank_lines where amount_cents > 0 and status <> 'taken_back' and coalesce(matched_to, '') !~ '^(TR|PO|PR)-'), 0)`
/** What became payable to shops: everything on their accounts but payouts, what came of them, and debts that were paid out of them. */
const RELEASED = `select -sum(amount) from entries where kind = 'fabricator_payable'
  and not undone and step not in ('payout', 'payout_returned', 'payout_unclaimed', 'debt_set_off')`

/** SQL of each figure. */
const OWN = {
  unreleased: credits('escrow'),
  suspense: credits('suspense'),
  revenue: credits('fee', 'revenue'),
  revenueThisMonth: `${credits('fee', 'revenue')} and (at at time zone $2::text)::date >= $1::date`,
  received: RECEIVED,
  receivedThisMonth: RECEIVED.replace('where', 'where booked_on >= $1::text and'),
  released: RELEASED,
  volume: `select sum(amount) from entries where amount > 0 and not undone and "ofProject" and step not in ('escrow_hold', 'escrow_release')`,
  /** In percent: with discounts, without what came in at the bank for no order. */
  margin: `select 100.0 * -sum(amount) filter (where kind in ('fee', 'revenue') and "ofProject") / nullif(sum(amount) filter (where kind = 'escrow' and step = 'phase_release'), 0) from entries`,
  retainage: credits('retainage'),
  receivable: debits('receivable', 'tax_receivable'),
  advances: debits('advance'),
  phases: `select sum(amount) from entries where kind = 'escrow' and step = 'phase_release'`,
  cash: 'select sum(cash) from funded',
  cashInEscrow: 'select sum(least(unpaid, held)) from funded',
  onCredit: 'select sum(unpaid - cash) from funded',
  exposedOnCredit: 'select sum("exposedOnCredit") from funded',
  exposedInCash: 'select sum(exposed - "exposedOnCredit") from funded',
  drawn: 'select sum(greatest(0, owed + early - unreleased)) from projects',
  issued: 'select sum(open) from bills where not prepaid and issued_on is not null',
  scheduled: 'select sum(open) from bills where not prepaid and issued_on is null',
  openInvoices: 'select sum(open) from bills where issued_on is not null',
  deposits: 'select sum(open) from bills where prepaid',
  unapplied: 'select sum(unapplied_cents) from bank_lines',
  customerCredit: credits('customer_credit'),
  bank: debits('bank'),
  escrowAccount: debits('escrow_bank', 'escrow_cash'),
  toHold: 'select sum(greatest(0, unreleased - owed) + refunds) from projects',
  inTransit: credits('payouts_in_transit'),
  toLeave: `select sum(amount_cents) from bank_transfers where "from" = 'operating' and canceled_by is null and left_line_id is null`,
} as const
export type OwnFigure = keyof typeof OWN

/** One statement, so that all figures are as of one state. Its parameters: the first day of this month, and the company's time zone. */
export const OWN_FIGURES = `with ${ENTRIES} select ${Object.entries(OWN)
  .map(([name, own]) => `coalesce((${own}), 0)::float8 as "${name}"`)
  .join(', ')}`

/** Each account's debits and credits, and each order's balances in debits less credits. */
export const OWN_BOOKS = `with ${ENTRIES} select kind, sum(amount) filter (where amount > 0)::float8 as debit, -sum(amount) filter (where amount < 0)::float8 as credit
  from entries group by 1 order by 1`
export const OWN_ORDERS = `with ${ENTRIES} select project, kind, amount::float8 as cents from kept where project is not null`

/** A project on credit of each company that has one, and what all its orders use of the credit: what they owe, and what those without a project will. */
export const OWN_CREDIT = `with ${ENTRIES}, owed as (
    select o.company_id as company, coalesce(sum(k.amount) filter (where k.kind in ('receivable', 'tax_receivable')), 0) as cents
    from orders o join kept k on k.project = o.number group by 1
  ), unsigned as (
    select company_id as company, sum(credit_cents) as cents from orders o
    where status <> 'cancelled' and not exists (select from kept k where k.project = o.number and k.kind in ('receivable', 'tax_receivable')) group by 1
  )
  select min(p.number) as project, (coalesce(max(owed.cents), 0) + coalesce(max(unsigned.cents), 0))::float8 as cents
  from payment_projects p left join owed on owed.company = p.company_id left join unsigned on unsigned.company = p.company_id
  where (p.terms ->> 'depositShare')::numeric < 1 group by p.company_id`

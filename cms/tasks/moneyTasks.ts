import { TASK_KINDS, type TaskKindName } from '@framewell/domain/tasks/taskKinds'
import { sql } from '@payloadcms/db-postgres'
import { returnedPayoutOf } from '../payments/billing/signedWaivers'
import { WITHOUT_W9 } from '../payments/payees/withoutW9'
import { ACCOUNT_CHECKED, NAME_CHECKED, NEEDS_PRENOTE } from '../payments/payouts/payeeState'
import { WAITS_UNTIL } from '../payments/payouts/storedDetail'
import { IS_HELD } from '../payments/projects/heldRelease'
import { RECORDED } from '../payments/projects/nextPhase'
import { dayInWords, dayOf, deadlineAfter, endOf, startOf, TODAY } from '../platform/database/companyTime'
import { inWords } from '../platform/database/inWords'
import type { SqlPart } from '../platform/database/SqlPart'
import { stateRatesIn } from '../tax/stateRates'
import { NO_MONEY, type TaskRows } from './taskRows'

/** SQL: the account and day of a bank movement `b`, and its text where that is not its name. */
const MOVEMENT = sql`concat_ws(', ', case b.house_account when 'escrow' then 'Escrow account' else 'Operating account' end, ${dayInWords(sql`b.booked_on`)},
  case when b.counterparty <> '' then nullif(left(b.text, 100), '') end)`

/** Bank movements that nothing is matched to, in one direction. */
const unmatched = (direction: SqlPart): TaskRows => ({
  id: sql`b.id`,
  name: sql`coalesce(nullif(b.counterparty, ''), nullif(left(b.text, 60), ''), 'Named nobody')`,
  detail: MOVEMENT,
  since: startOf(sql`b.booked_on`),
  money: sql`abs(b.amount_cents)`,
  href: sql`'/admin-dashboard?tab=bank&status=unmatched&movement=' || b.id`,
  from: sql`bank_lines b where b.status = 'unmatched' and ${direction}`,
})

/** Tasks about money, and the records they are read from. */
export const moneyTasks = {
  dispute: {
    id: sql`d.id`,
    name: sql`p.number`,
    detail: sql`c.name`,
    since: sql`d.created_at`,
    due: endOf(sql`d.decide_by`),
    // What it holds: everything that the shop is not paid yet.
    money: sql`(select sum(l.balance_cents) from ledger_accounts l where l.project_id = p.number and l.kind in ('escrow', 'retainage', 'fabricator_payable'))`,
    href: sql`'/admin?tab=disputes&dispute=' || d.id`,
    from: sql`payment_disputes d join payment_projects p on p.id = d.project_id join companies c on c.id = p.company_id where d.status = 'open'`,
  },
  earlyPayout: {
    id: sql`r.id`,
    name: sql`f.name`,
    detail: sql`p.number || ', ' || ${inWords(sql`r.urgency`)} || case when exists (select from lien_waivers w where w.advance_id = r.id and w.condition = 'conditional')
      then '' else ', waiver not signed' end`,
    since: sql`r.created_at`,
    money: sql`r.advance_cents`,
    href: sql`'/admin-dashboard?tab=factoring&request=' || r.id`,
    from: sql`factoring_requests r join payment_projects p on p.id = r.project_id join fabricators f on f.id = r.fabricator_id where r.status = 'pending'`,
  },
  bankDetails: {
    id: sql`b.id`,
    name: sql`c.name`,
    detail: sql`'Account that ends in ' || b.account_last_four || case when waits.until > now()
      then ', waits for another owner until ' || ${dayInWords(dayOf(sql`waits.until`))} else '' end`,
    since: sql`b.created_at`,
    due: deadlineAfter(sql`coalesce(waits.until, b.created_at)`, TASK_KINDS.bankDetails.days),
    money: NO_MONEY,
    href: sql`'/admin-dashboard?tab=bank-details&account=' || b.id`,
    from: sql`bank_details b join companies c on c.id = b.company_id cross join lateral (select ${WAITS_UNTIL} as until) as waits
      where b.status = 'waiting'`,
  },
  payeeCheck: {
    id: sql`b.id`,
    name: sql`c.name`,
    detail: sql`concat_ws(', ', case when not ${NAME_CHECKED} then 'name not screened' end, case when not ${ACCOUNT_CHECKED} then 'account not verified' end)`,
    since: sql`b.updated_at`,
    money: NO_MONEY,
    href: sql`'/admin-dashboard?tab=bank-details&account=' || b.id`,
    from: sql`bank_details b join companies c on c.id = b.company_id where b.status = 'active' and not (${NAME_CHECKED} and ${ACCOUNT_CHECKED})`,
  },
  w9: {
    id: sql`c.id`,
    name: sql`c.name`,
    detail: sql`'Not signed yet'`,
    since: sql`owed.at`,
    money: NO_MONEY,
    // Its record has whom to ask.
    href: sql`coalesce((select '/admin-dashboard?tab=fabricators&shop=' || f.id from fabricators f where f.company_id = c.id order by f.created_at, f.id limit 1), '/admin-dashboard?tab=payees')`,
    from: WITHOUT_W9,
  },
  prenote: {
    id: sql`b.id`,
    name: sql`c.name`,
    detail: sql`'Account that ends in ' || b.account_last_four`,
    since: sql`b.updated_at`,
    money: NO_MONEY,
    href: sql`'/admin-dashboard?tab=bank-details&account=' || b.id`,
    from: sql`bank_details b join companies c on c.id = b.company_id where ${NEEDS_PRENOTE}`,
  },
  payoutRun: {
    id: sql`r.id`,
    name: sql`r.number`,
    detail: sql`case when r.status = 'proposed' then 'Not approved yet' else 'Approved by one of two' end`,
    since: sql`r.created_at`,
    // Only a same-day file is made later.
    due: endOf(sql`to_char(r.pay_on::date - 1, 'YYYY-MM-DD')`),
    money: sql`r.total_cents`,
    href: sql`'/admin-dashboard?tab=payouts&run=' || r.id`,
    from: sql`payout_runs r where r.status in ('proposed', 'approved_once')`,
  },
  // Done once the same money is in a later run, or none of it is owed any more.
  returnedPayout: {
    id: sql`o.id`,
    name: sql`c.name`,
    detail: sql`p.number || coalesce(', ' || o.fail_reason, '')`,
    since: sql`o.updated_at`,
    money: sql`least(o.amount_cents, l.balance_cents)`,
    href: sql`'/admin-dashboard?tab=payouts&run=' || o.run_id`,
    from: sql`payouts o join payment_projects p on p.id = o.project_id join companies c on c.id = o.company_id
      join ledger_accounts l on l.project_id = p.number and l.kind::text = o.account::text and l.balance_cents > 0
      where o.status = 'returned' and not exists (select from payouts later where later.project_id = o.project_id and later.company_id = o.company_id
        and later.account = o.account and later.created_at > o.created_at and later.status in ('waiting', 'sent'))`,
  },
  // Done once a statement shows the payment made again.
  returnedWaiver: {
    id: sql`w.id`,
    name: sql`p.number`,
    detail: sql`f.name || ', ' || ${inWords(sql`w.condition`)} || ', ' || ${inWords(sql`w.phase`)} || ', ' || returned.reference`,
    since: sql`returned.updated_at`,
    money: sql`w.amount_cents`,
    href: sql`'/admin-dashboard?tab=payouts&run=' || returned.run_id`,
    from: sql`lien_waivers w join payment_projects p on p.id = w.project_id join fabricators f on f.id = w.fabricator_id
      cross join lateral ${returnedPayoutOf(sql`o.reference, o.run_id, o.updated_at`)} as returned`,
  },
  refund: {
    id: sql`p.id`,
    name: sql`c.name`,
    detail: sql`p.number || case when exists (select from bank_details b where b.company_id = p.company_id and b.status = 'active')
      then '' else ', no confirmed bank account' end`,
    since: sql`coalesce(owed.at, p.updated_at)`,
    money: sql`l.balance_cents`,
    href: sql`'/admin-dashboard?tab=payouts&order=' || p.number`,
    from: sql`ledger_accounts l join payment_projects p on p.number = l.project_id join companies c on c.id = p.company_id
      left join lateral (select max(t.posted_at) as at from ledger_entries e join ledger_postings t on t.id = e.posting_id
        where e.account_id = l.id and e.amount_cents < 0) as owed on true
      where l.kind = 'builder_payable' and l.balance_cents > 0 and not exists (select from payouts o
        where o.project_id = p.id and (o.status = 'waiting' and o.account::text = 'builder_payable' or o.status = 'returned'))`,
  },
  receipt: unmatched(sql`b.amount_cents >= 0`),
  paymentOut: unmatched(sql`b.amount_cents < 0`),
  customerCredit: {
    id: sql`b.id`,
    name: sql`c.name`,
    detail: MOVEMENT,
    since: sql`b.updated_at`,
    money: sql`b.unapplied_cents`,
    href: sql`'/admin-dashboard?tab=bank&status=all&movement=' || b.id`,
    from: sql`bank_lines b join companies c on c.id = b.company_id where b.unapplied_cents > 0`,
  },
  taxRateEnds: {
    id: sql`s.id`,
    name: sql`s.state::text`,
    detail: sql`'No rate of its own from ' || ${dayInWords(sql`gap.day`)}`,
    since: sql`ends.at - interval '30 days'`,
    due: sql`ends.at`,
    money: NO_MONEY,
    href: sql`'/cms/collections/tax-rates'`,
    // The last day after a rate that no other rate covers, from then to today.
    from: sql`tax_states s cross join lateral (
        select max(first.day) as day from (select ${dayOf(sql`s.created_at`)} as day union all
          select to_char(left(e.effective_until, 10)::date + 1, 'YYYY-MM-DD') from tax_rates e
          where e.state::text = s.state::text and e.level = 'state' and e.effective_until <> '') as first
        where first.day <= ${dayOf(sql`now() + interval '30 days'`)}
          and not exists ${stateRatesIn(sql`s.state::text`, sql`first.day`, sql`greatest(first.day, ${TODAY})`)}) as gap
      cross join lateral (select ${endOf(sql`to_char(gap.day::date - 1, 'YYYY-MM-DD')`)} as at) as ends
      where s.charged and gap.day is not null`,
  },
  overdueInvoice: {
    id: sql`i.id`,
    name: sql`c.name`,
    detail: sql`i.number`,
    since: sql`i.created_at`,
    due: endOf(sql`i.due_on`),
    money: sql`i.amount_cents - i.paid_cents - i.credited_cents`,
    href: sql`'/admin-dashboard?tab=invoices&search=' || i.number`,
    from: sql`invoices i join companies c on c.id = i.company_id where i.status = 'open' and i.due_on < ${TODAY}`,
  },
  heldRelease: {
    id: sql`p.id`,
    name: sql`p.number`,
    detail: sql`${inWords(sql`next.phase`)} || case p.release_held ->> 'because' when 'underfunded' then ', funds are short'
      when 'builderUnpaid' then ', the builder has not paid' else ', credit limit reached' end`,
    since: sql`(p.release_held ->> 'since')::timestamptz`,
    money: sql`(p.release_held ->> 'grossCents')::bigint`,
    href: sql`'/payments?tab=milestones&project=' || p.number`,
    from: sql`${RECORDED} and ${IS_HELD}`,
  },
} as const satisfies Partial<Record<TaskKindName, TaskRows>>

import { FEDERAL_RESERVE_ZONE } from '@framewell/domain/dates/timeZones'
import type { LedgerInvariant } from './invariant'

/** Keys of settlements: the movement, or with a repeat number appended. */
const SETTLED = '^settled:([0-9a-f-]{36})'

/** SQL: the text and reference of the line `l`, normalized for comparing numbers. */
const PLAIN = `regexp_replace(upper(l.text || E'\\n' || l.bank_reference), '[ -]', '', 'g')`

/**
 * A settled payout was paid by a bank movement: one that names it, its run or its trace, or one an operator chose with a reason. The
 * movement is not dated before the run was sent, and the payouts it paid add up to it. A settled run has nothing in transit.
 */
export const settledByStatement: LedgerInvariant = {
  words: 'is settled without a movement of the bank account that names it or that an operator decided is its payment',
  breaches: ({ named }) => `
    select o.reference as about from payouts o join payout_runs r on r.id = o.run_id left join bank_lines l on l.id = o.settled_line_id
    where o.status = 'settled' and ${named('o.settled_line_id', SETTLED)}
      and (l.id is null or l.amount_cents >= 0 or l.booked_on < (r.sent_at at time zone '${FEDERAL_RESERVE_ZONE}')::date::text
        or -l.amount_cents <> (select sum(x.amount_cents) from payouts x where x.settled_line_id = l.id)
        or not (l.status = 'matched' and l.matched_to in (o.reference, r.number)
            and (${PLAIN} ~ (replace(l.matched_to, '-', '') || '(?!\\d)') or position(o.trace in l.text || E'\\n' || l.bank_reference) > 0)
          or l.status = 'assigned' and l.matched_to in (o.reference, r.number) and l.decided_by <> '' and l.reason <> ''))
    union all
    select r.number from payout_runs r where r.status = 'settled' and exists (select from payouts o where o.run_id = r.id and o.status in ('waiting', 'sent'))
      and exists (select from payouts o where o.run_id = r.id and ${named('o.settled_line_id', SETTLED)})`,
}

import { sql } from '@payloadcms/db-postgres'
import { bankingDayOf } from '../../platform/database/companyTime'

const SKIPPED = sql`coalesce((select h.in_use ->> 'skipPrenotes' = 'true' from house_bank h limit 1), false)`
/** A payout that arrived shows more than a prenote does. */
const PAID_BEFORE = sql`exists (select from payouts k where k.bank_detail_id = b.id and k.status = 'settled')`

/** SQL: whether account `b` has no prenote, and is not paid before it has one. */
export const NEEDS_PRENOTE = sql`(b.status = 'active' and b.prenote_file_id is null and not ${SKIPPED} and not ${PAID_BEFORE})`

/** SQL: the legal name of the company of account `b`: as on its newest W-9, or the company's own. */
export const PAYEE_NAME = sql`coalesce((select w.name from w9_forms w where w.company_id = b.company_id order by w.created_at desc, w.id desc limit 1),
  (select n.name from companies n where n.id = b.company_id))`

/** SQL: whether the newest name check of the company of account `b`, under the name it has now, passed. */
export const NAME_CHECKED = sql`coalesce((select k.result = 'passed' from payee_checks k where k.company_id = b.company_id and k.kind = 'name'
  and k.subject = ${PAYEE_NAME} order by k.created_at desc, k.id desc limit 1), false)`

/** SQL: whether the newest check of account `b` itself passed. */
export const ACCOUNT_CHECKED = sql`coalesce((select k.result = 'passed' from payee_checks k where k.bank_detail_id = b.id and k.kind = 'account'
  order by k.created_at desc, k.id desc limit 1), false)`

/** SQL: why account `b` in use can't be paid yet; null when it can. */
export const PAYEE_BLOCK = sql`case when not ${NAME_CHECKED} then 'nameUnchecked' when not ${ACCOUNT_CHECKED} then 'accountUnchecked'
  when ${NEEDS_PRENOTE} then 'prenoteMissing'
  when (select n.usable_from from prenote_files n where n.id = b.prenote_file_id) > ${bankingDayOf(sql`now()`)} then 'prenoteWaits' end`

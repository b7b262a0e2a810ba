import { sql } from '@payloadcms/db-postgres'
import { TODAY } from '../../platform/database/companyTime'

const SKIPPED = sql`coalesce((select h.in_use ->> 'skipPrenotes' = 'true' from house_bank h limit 1), false)`
/** A payout that arrived shows more than a prenote does. */
const PAID_BEFORE = sql`exists (select from payouts k where k.bank_detail_id = b.id and k.status = 'settled')`

/** SQL: whether account `b` has no prenote, and is not paid before it has one. */
export const NEEDS_PRENOTE = sql`(b.status = 'active' and b.prenote_file_id is null and not ${SKIPPED} and not ${PAID_BEFORE})`

/** SQL: why account `b` in use can't be paid yet: 'prenoteMissing' or 'prenoteWaits'; null when it can. */
export const PRENOTE_BLOCK = sql`case when ${NEEDS_PRENOTE} then 'prenoteMissing'
  when (select n.usable_from from prenote_files n where n.id = b.prenote_file_id) > ${TODAY} then 'prenoteWaits' end`

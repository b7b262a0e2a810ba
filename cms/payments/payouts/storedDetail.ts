import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { type BankDetail, bankDetailSchema } from '@framewell/domain/payments/bankDetailCalls'
import { BANK_DETAIL_RULES } from '@framewell/domain/payments/bankDetailRules'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Behind } from '../../parties/independence'
import { ownerSince } from '../../parties/ownerSince'
import { bankingDayOf } from '../../platform/database/companyTime'
import { isoTime } from '../../platform/database/isoTime'
import { lock } from '../../platform/database/lock'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import { hasRole } from '../../platform/sessions/access'
import { ACCOUNT_CHECKED, NAME_CHECKED, NEEDS_PRENOTE, PAYEE_NAME } from './payeeState'

const detailRows = z.array(
  bankDetailSchema.extend({
    proposedById: z.string(),
    proposedByStaff: z.boolean(),
    agreedById: z.string().nullable(),
    changedAt: z.string(),
  }),
)
export type StoredDetail = z.infer<typeof detailRows>[number]

const established = (since: SqlPart, at: SqlPart) =>
  sql`coalesce(${since} <= ${at} - make_interval(days => ${BANK_DETAIL_RULES.establishedAfterDays}), false)`

/** SQL: whether an operator entered account `b`. */
const BY_STAFF = sql`exists (select 1 from accounts a where a.id::text = b.proposed_by_id
  and a.role::text in (select jsonb_array_elements_text(${JSON.stringify(OPERATOR_ROLES)}::jsonb)))`
/** SQL: the time until which account `b` waits for another owner to agree; null when it does not. */
export const WAITS_UNTIL = sql`case when b.status = 'waiting' and b.agreed_by_id is null and not ${BY_STAFF}
  and not ${established(ownerSince(sql`b.company_id`, sql`b.proposed_by_id`), sql`b.created_at`)}
  then b.created_at + make_interval(days => ${BANK_DETAIL_RULES.waitDays}) end`

/** SQL: the checks of the payee of account `b`: of its name now, and of the account itself. */
const CHECKS = sql`coalesce((select json_agg(json_build_object('id', k.id, 'kind', k.kind, 'subject', k.subject, 'source', k.source,
    'listDate', k.list_date, 'checkedOn', k.checked_on, 'result', k.result, 'note', coalesce(k.note, ''), 'checkedBy', k.checked_by)
    order by k.created_at desc, k.id desc) from payee_checks k
    where k.company_id = b.company_id and (k.bank_detail_id = b.id or k.kind = 'name' and k.subject = ${PAYEE_NAME})), '[]') as checks,
  to_json(array_remove(array[case when not ${NAME_CHECKED} then 'name' end, case when not ${ACCOUNT_CHECKED} then 'account' end], null)) as "missingChecks"`
const NO_CHECKS = sql`'[]'::json as checks, '[]'::json as "missingChecks"`

/** Bank details `b` of companies `c`, with who may end their wait. */
export async function findDetails(req: PayloadRequest, where: SqlPart, behind: SqlPart = sql``): Promise<StoredDetail[]> {
  const db = await transactionOf(req)
  const reader = sql`${req.user ? String(req.user.id) : ''}`
  const { rows } = await db.execute(sql`
    select d.*, d."waitsUntil" is not null and d."proposedById" <> ${reader} and
      ${established(ownerSince(sql`d."companyId"`, reader), sql`now()`)} as "needsMyAgreement"
    from (select b.id, b.company_id as "companyId", c.name as company, b.status, b.account_name as "accountName", b.routing_last_four as "routingLastFour",
      b.account_last_four as "accountLastFour", b.account_type as "accountType", b.account_holder as "accountHolder", b.proposed_by as "proposedBy",
      ${isoTime(sql`b.created_at`)} as "proposedAt", b.decided_by as "decidedBy", b.block_reason as "blockReason", ${NEEDS_PRENOTE} as "needsPrenote",
      (select json_build_object('fileId', n.id, 'sentOn', ${bankingDayOf(sql`n.created_at`)}, 'usableFrom', n.usable_from) from prenote_files n where n.id = b.prenote_file_id) as prenote,
      ${PAYEE_NAME} as "payeeName", ${hasRole(req, OPERATOR_ROLES) ? CHECKS : NO_CHECKS}, b.proposed_by_id as "proposedById", ${BY_STAFF} as "proposedByStaff",
      b.agreed_by as "agreedBy", b.agreed_by_id as "agreedById", ${isoTime(sql`b.updated_at`)} as "changedAt",
      ${isoTime(WAITS_UNTIL)} as "waitsUntil"
      from bank_details b join companies c on c.id = b.company_id where ${where} ${behind}) d`)
  return detailRows.parse(rows)
}

/** @throws Error for an unknown ID */
export async function detailOf(req: PayloadRequest, id: string): Promise<StoredDetail> {
  const [detail] = await findDetails(req, sql`b.id = ${id}`)
  if (!detail) throw new Error('Bank details were stored and cannot be found')
  return detail
}

/** Locks a company's details until the transaction ends; undefined for an unknown ID. */
export async function lockedDetail(req: PayloadRequest, id: string): Promise<StoredDetail | undefined> {
  const [named] = await findDetails(req, sql`b.id = ${id}`)
  if (!named) return undefined
  await lock(req, 'bank-details', named.companyId)
  return detailOf(req, id)
}

/** The people behind new details, who cannot confirm them. */
export const behindDetail = ({ proposedById, proposedByStaff, agreedById, companyId }: StoredDetail): Behind => ({
  accounts: [proposedById, ...(agreedById ? [agreedById] : [])],
  companies: proposedByStaff ? [] : [companyId],
})

/** The people behind a payee, who cannot record its checks. */
export const behindPayee = ({ companyId }: Pick<StoredDetail, 'companyId'>): Behind => ({ companies: [companyId] })

/** What a reader sees of them. */
export function detailAnswer(stored: StoredDetail): BankDetail {
  const { proposedById, proposedByStaff, agreedById, changedAt, ...answer } = stored
  return answer
}

interface Decision {
  readonly status: 'active' | 'rejected'
  /** Name of the person who decided. */
  readonly by: string
  readonly reason: string
}

export async function closeDetail(req: PayloadRequest, id: string, { status, by, reason }: Decision): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update bank_details set status = ${status}, decided_by = ${by}, decision_reason = ${reason}, updated_at = now() where id = ${id}`)
}

import { type PayoutRun, payableSchema, payoutRunSchema, payoutSchema } from '@framewell/domain/payments/payoutCalls'
import { PAID_STEPS } from '@framewell/domain/payments/waivers'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Behind } from '../../parties/independence'
import { isoTime } from '../../platform/database/isoTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import { WAIVERS_OF_RETURNED } from '../billing/signedWaivers'
import { ADVANCE_UNSIGNED, PHASE_UNSIGNED } from '../billing/waiverSums'
import { PAYMENTS, PHASE_PAYMENT } from '../disputes/phasePayment'
import { unclaimedCents } from './inSuspense'
import { PAYEE_BLOCK } from './payeeState'

export const approvalsSchema = z.array(z.object({ id: z.string(), name: z.string() }))
const runRows = z.array(
  payoutRunSchema
    .omit({ payouts: true, approvedBy: true, approvedByMe: true })
    .extend({ approvals: approvalsSchema, originator: z.string().nullable(), fileIdModifier: z.string().nullable() }),
)
export type StoredRun = z.infer<typeof runRows>[number]

export async function findRuns(req: PayloadRequest, where: SqlPart, behind: SqlPart = sql``): Promise<StoredRun[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select r.id, r.number, r.status, r.pay_on as "payOn", r.total_cents::float8 as "totalCents", r.proposed_by as "proposedBy",
      ${isoTime(sql`r.created_at`)} as "proposedAt", r.approvals, ${isoTime(sql`r.sent_at`)} as "sentAt", r.originator,
      r.file_id_modifier as "fileIdModifier"
    from payout_runs r where ${where} ${behind}`)
  return runRows.parse(rows)
}

/** The people who have approved a run, who cannot approve it again. */
export const behindRun = ({ approvals }: Pick<StoredRun, 'approvals'>): Behind => ({ accounts: approvals.map(({ id }) => id) })

/** SQL: a joint-check agreement of the shop of the project `p` that nobody has recorded as released. */
const JOINT_CHECK = sql`(select jsonb_build_object('payee', l ->> 'jointPayee', 'agreedOn', l ->> 'jointAgreedOn', 'endsOn', l ->> 'jointEndsOn')
  from (select p.lien_record as l) as papers where l ->> 'jointPayee' <> '' and l ->> 'jointReleasedOn' is null)`

export async function runAnswer(req: PayloadRequest, run: StoredRun, reader: string | undefined): Promise<PayoutRun> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select o.id, o.reference, b.account_name as payee, b.account_last_four as "accountLastFour", p.number as "projectId",
      o.amount_cents::float8 as "amountCents", o.status, o.fail_reason as "failReason", ${WAIVERS_OF_RETURNED} as waivers,
      case when o.status = 'waiting' and o.fabricator_id is not null then ${JOINT_CHECK} end as "jointCheck"
    from payouts o join bank_details b on b.id = o.bank_detail_id join payment_projects p on p.id = o.project_id
    where o.run_id = ${run.id} order by o.reference`)
  const { approvals, originator: _, fileIdModifier: __, ...rest } = run
  return {
    ...rest,
    payouts: z.array(payoutSchema).parse(rows),
    approvedBy: approvals.map(({ name }) => name),
    approvedByMe: approvals.some(({ id }) => id === reader),
  }
}

/** A run that is stored, as a person sees it. @param reader id of their account */
export async function runOf(req: PayloadRequest, id: string, reader: string | undefined) {
  const [run] = await findRuns(req, sql`r.id = ${id}`)
  if (!run) throw new Error('A run was stored and cannot be found')
  return runAnswer(req, run, reader)
}

const payableRows = z.array(
  payableSchema.extend({
    projectId: z.string(),
    project: z.string(),
    bankDetailId: z.string().nullable(),
    /** The shop that earned it; null for a refund. */
    fabricatorId: z.string().nullable(),
    /** Completed phases, and released retainage, that no payout in transit or arrived covers yet. */
    phases: z.array(z.enum(PAID_STEPS)),
  }),
)
export type Payable = z.infer<typeof payableRows>[number]

/** SQL: no payout that waits, was sent or arrived pays the payment `x`. */
const IN_NO_PAYOUT = sql`not exists (select from payouts o where o.project_id = x.project_id and o.status in ('waiting', 'sent', 'settled')
  and o.phases @> jsonb_build_array(x.phase))`

/**
 * What is owed to shops and builders and is in no waiting run, with the account it would go to. What waits for a lien waiver is apart from the
 * rest of its order: each phase for its own, and everything for that of an early payout, which the next payout pays.
 * @param numbers limits it to these projects
 */
export async function payables(req: PayloadRequest, numbers?: readonly string[]): Promise<Payable[]> {
  const ofThese = numbers ? sql`p.number in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))` : sql`true`
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select owed.* from (
      select null::jsonb as returned, case a.kind when 'fabricator_payable' then f.company_id else p.company_id end as "companyId",
        coalesce(case a.kind when 'fabricator_payable' then f.name else c.name end, '') as payee, p.number as "projectId", p.id as project, a.kind as account,
        (case when part.waits then unsigned.cents else due.cents - unsigned.cents end)::float8 as "amountCents",
        b.id as "bankDetailId", case when a.kind = 'fabricator_payable' then f.id end as "fabricatorId",
        case when a.kind = 'fabricator_payable' then ${JOINT_CHECK} end as "jointCheck",
        case when (case a.kind when 'fabricator_payable' then f.company_id else p.company_id end) is null then 'noCompany'
          when b.id is null and exists (select from bank_details k where k.status = 'blocked'
            and k.company_id = case a.kind when 'fabricator_payable' then f.company_id else p.company_id end) then 'accountBlocked'
          when b.id is null then 'noBankDetails'
          when a.kind = 'fabricator_payable' and exists (select from payment_disputes d where d.project_id = p.id and d.status = 'open')
            then 'disputeOpen'
          when part.waits then 'waiverMissing' else ${PAYEE_BLOCK} end as blocked,
        case when a.kind = 'fabricator_payable' then coalesce((select jsonb_agg(x.phase order by x.created_at) from ${PAYMENTS}
          where x.project_id = p.id and ${IN_NO_PAYOUT} and (${PHASE_UNSIGNED}) = part.waits), '[]') else '[]' end as phases
      from ledger_accounts a join payment_projects p on p.number = a.project_id join companies c on c.id = p.company_id
        left join fabricators f on f.id = p.fabricator_id
        left join bank_details b on b.status = 'active'
          and b.company_id = case a.kind when 'fabricator_payable' then f.company_id else p.company_id end
        cross join lateral (select a.balance_cents - coalesce(sum(o.amount_cents), 0) as cents from payouts o
          where o.project_id = p.id and o.account::text = a.kind and o.status = 'waiting'
            and (a.kind <> 'fabricator_payable' or o.fabricator_id is not distinct from p.fabricator_id)) due
        cross join lateral (select case when a.kind <> 'fabricator_payable' then 0
          when exists (select from factoring_requests q where ${ADVANCE_UNSIGNED}) then due.cents
          else least(due.cents, (select coalesce(sum(${PHASE_PAYMENT}), 0) from ${PAYMENTS}
            where x.project_id = p.id and ${IN_NO_PAYOUT} and ${PHASE_UNSIGNED})) end as cents) unsigned
        cross join (values (false), (true)) part (waits)
      where a.kind in ('fabricator_payable', 'builder_payable') and a.balance_cents > 0 and ${ofThese}
      union all
      select jsonb_build_object('id', o.id, 'reference', o.reference), o.company_id, f.name, p.number, p.id, 'suspense', ${unclaimedCents}::float8, b.id, f.id, ${JOINT_CHECK},
        case when o.pay_again_by is null then 'undecided'
          when b.id is null and exists (select from bank_details k where k.status = 'blocked' and k.company_id = o.company_id) then 'accountBlocked'
          when b.id is null then 'noBankDetails' else ${PAYEE_BLOCK} end, '[]'
      from payouts o join payment_projects p on p.id = o.project_id join fabricators f on f.id = o.fabricator_id
        left join bank_details b on b.status = 'active' and b.company_id = o.company_id
      where o.status = 'returned' and o.took_back is not null and ${ofThese}
    ) owed where owed."amountCents" > 0 order by owed.payee, owed."projectId", owed.blocked nulls first`)
  return payableRows.parse(rows)
}

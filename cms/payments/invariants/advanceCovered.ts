import { repayableCents } from '@framewell/domain/payments/advanceOutcome'
import { PROJECT_STATUSES } from '@framewell/domain/payments/moneyAccess'
import { PHASES, releasePolicySchema } from '@framewell/domain/payments/phases'
import { z } from 'zod'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { DELIVERY_RETAINAGE_TEXT, deliveryRetainageSchema, shopRetainage } from '../projects/deliveryRetainage'
import type { LedgerInvariant } from './invariant'

const advancedRows = z.array(
  z.object({
    number: z.string(),
    status: z.enum(PROJECT_STATUSES),
    priceCents: storedCentsSchema,
    refundedCents: storedCentsSchema,
    releasePolicy: releasePolicySchema,
    completed: z.array(z.enum(PHASES)),
    advanceCents: storedCentsSchema,
    escrowCents: storedCentsSchema,
    retainageCents: storedCentsSchema,
    deliveryRetainage: deliveryRetainageSchema,
    ofShopCents: storedCentsSchema,
  }),
)

/** An advance belongs to the shop that makes the order, and is never more than the open project can still repay. */
export const advanceCovered: LedgerInvariant = {
  words: 'has advanced more than it can still repay, or to a shop that does not make it',
  breaches: async (client, touched) => {
    const { rows } = await client.query(
      `select p.number, p.status, p.price_cents as "priceCents", p.refunded_cents as "refundedCents", p.release_policy as "releasePolicy",
         coalesce((select jsonb_agg(x.phase order by x.created_at) from phase_completions x where x.project_id = p.id), '[]') as completed,
         a.balance_cents as "advanceCents",
         coalesce((select balance_cents from ledger_accounts h where h.project_id = p.number and h.kind = 'escrow'), 0) as "escrowCents",
         coalesce((select balance_cents from ledger_accounts h where h.project_id = p.number and h.kind = 'retainage'), 0) as "retainageCents",
         ${DELIVERY_RETAINAGE_TEXT} as "deliveryRetainage",
         coalesce((select sum(q.advance_cents) from factoring_requests q
           where q.project_id = p.id and q.status = 'approved' and q.fabricator_id = p.fabricator_id), 0) as "ofShopCents"
       from payment_projects p join ledger_accounts a on a.project_id = p.number and a.kind = 'advance'
       where a.balance_cents > 0 and ($1::varchar[] is null or p.number = any($1))`,
      [touched?.projects ?? null],
    )
    return advancedRows
      .parse(rows)
      .filter(
        ({ status, advanceCents, ofShopCents, ...project }) =>
          advanceCents > ofShopCents ||
          advanceCents >
            repayableCents({ ...project, active: status === 'active', shopRetainageCents: shopRetainage(project, project.retainageCents) }),
      )
      .map(({ number }) => number)
  },
}

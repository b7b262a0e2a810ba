import { type Cents, cents } from '@framewell/domain/money/cents'
import { PROJECT_STATUSES } from '@framewell/domain/payments/moneyAccess'
import { PHASES, releasePolicySchema } from '@framewell/domain/payments/phases'
import { type Contract, releasesOf, retainedFromShop } from '@framewell/domain/payments/releasePhase'
import { z } from 'zod'
import { storedCentsSchema } from '../../platform/database/storedCents'

/** What is stored of the contract of a project, from which its shop's money follows. */
export const contractFields = {
  number: z.string(),
  status: z.enum(PROJECT_STATUSES),
  priceCents: storedCentsSchema,
  refundedCents: storedCentsSchema,
  releasePolicy: releasePolicySchema,
  completed: z.array(z.enum(PHASES)),
  // What dispute decisions refunded of what phases had released or withheld, and the shop's part of it.
  releasedRefundCents: storedCentsSchema,
  takenCents: storedCentsSchema,
  // Of what delivery withheld, what was withheld from the shop; null before.
  deliveryRetainage: z.object({ retainageCents: storedCentsSchema, shopRetainageCents: storedCentsSchema }).nullable(),
}

/** SQL: `contractFields` of a project `p`. */
export const CONTRACT_TEXT = `p.number, p.status, p.price_cents as "priceCents", p.refunded_cents as "refundedCents", p.release_policy as "releasePolicy",
  coalesce((select sum(d.released_refund_cents) from payment_disputes d where d.project_id = p.id), 0) as "releasedRefundCents",
  coalesce((select sum(d.taken_cents) from payment_disputes d where d.project_id = p.id), 0) as "takenCents",
  coalesce((select jsonb_agg(x.phase order by x.created_at) from phase_completions x where x.project_id = p.id), '[]') as completed,
  (select jsonb_build_object('retainageCents', (x.release ->> 'retainageCents')::bigint, 'shopRetainageCents', (x.release ->> 'shopRetainageCents')::bigint)
    from phase_completions x where x.project_id = p.id and x.phase = 'delivery') as "deliveryRetainage"`

/** Whether delivery withholds, or withheld, retainage from the shop, which is then the final payment. */
export function holdsRetainage(
  contract: Contract & { readonly deliveryRetainage: z.infer<typeof contractFields.deliveryRetainage> },
): boolean {
  const delivery = contract.deliveryRetainage ?? releasesOf(contract, ['delivery'])[0]
  return delivery !== undefined && delivery.shopRetainageCents > 0
}

/** What of a project's retainage is withheld from its shop. */
export function shopRetainage(
  { deliveryRetainage }: { readonly deliveryRetainage: z.infer<typeof contractFields.deliveryRetainage> },
  retainage: Cents,
): Cents {
  return deliveryRetainage ? retainedFromShop(retainage, deliveryRetainage) : cents(0)
}

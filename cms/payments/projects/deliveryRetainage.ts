import { type Cents, cents } from '@framewell/domain/money/cents'
import { retainedFromShop } from '@framewell/domain/payments/releasePhase'
import { z } from 'zod'
import { storedCentsSchema } from '../../platform/database/storedCents'

/** SQL: what the delivery of a project `p` withheld, and what of it from the shop; null before. */
export const DELIVERY_RETAINAGE_TEXT = `(select jsonb_build_object('retainageCents', (x.release ->> 'retainageCents')::bigint,
  'shopRetainageCents', (x.release ->> 'shopRetainageCents')::bigint) from phase_completions x where x.project_id = p.id and x.phase = 'delivery')`
export const deliveryRetainageSchema = z.object({ retainageCents: storedCentsSchema, shopRetainageCents: storedCentsSchema }).nullable()

/** What of a project's retainage is withheld from its shop. */
export function shopRetainage(
  { deliveryRetainage }: { readonly deliveryRetainage: z.infer<typeof deliveryRetainageSchema> },
  retainage: Cents,
): Cents {
  return deliveryRetainage ? retainedFromShop(retainage, deliveryRetainage) : cents(0)
}

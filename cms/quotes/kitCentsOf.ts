import type { Cents } from '@framewell/domain/money/cents'
import { quotedKitCents } from '@framewell/domain/orders/kitPrice'
import type { Quote } from '@framewell/domain/quotes/quote'
import type { PayloadRequest } from 'payload'
import { priceBookVersion } from '../catalog/priceBooks'

/** What the framing kits of a quoted development cost at the quote's own prices; null for a house, whose lines say it. */
export async function kitCentsOf(req: PayloadRequest, { inputs, priceBookVersion: version }: Quote): Promise<Cents | null> {
  return inputs.kind === 'lots' ? quotedKitCents(await priceBookVersion(req, version), inputs) : null
}

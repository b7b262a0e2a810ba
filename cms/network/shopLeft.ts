import type { PayloadRequest } from 'payload'
import { extension } from '../platform/features/extension'

interface ShopLeft {
  readonly fabricator: string
  readonly reason: string
}

/** Runs in the transaction in which a shop leaves the network. */
export const shopLeft = extension<(req: PayloadRequest, shop: ShopLeft) => Promise<void>>('shopLeft')

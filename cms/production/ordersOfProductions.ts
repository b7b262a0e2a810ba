import type { Production } from '@framewell/domain/production/productionCalls'
import type { DesignLoads } from '@framewell/domain/structure/site'
import type { PayloadRequest } from 'payload'
import { extension } from '../platform/features/extension'

interface OrdersOfProductions {
  /** Ordered productions with their orders' milestones in place of their own; the others unchanged. */
  readonly follow: (req: PayloadRequest, productions: readonly Production[], now: Date) => Promise<Production[]>
  /** Whether an order that was not canceled, or a change order that waits for signatures, has this one. */
  readonly isTaken: (req: PayloadRequest, id: string) => Promise<boolean>
  /** The loads that the frame of its order is designed for: null for none, undefined for a production that is not ordered. */
  readonly designSiteOf: (req: PayloadRequest, id: string) => Promise<DesignLoads | null | undefined>
}

/** What orders know about the productions they were made from. */
export const ordersOfProductions = extension<OrdersOfProductions>('ordersOfProductions')

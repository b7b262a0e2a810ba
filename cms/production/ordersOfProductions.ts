import type { Production } from '@framewell/domain/production/productionCalls'
import type { PayloadRequest } from 'payload'
import { extension } from '../platform/features/extension'

interface OrdersOfProductions {
  /** Ordered productions with their orders' milestones in place of their own; the others unchanged. */
  readonly follow: (req: PayloadRequest, productions: readonly Production[], now: Date) => Promise<Production[]>
  /** Whether any of these has an order that was not canceled. */
  readonly areOrdered: (req: PayloadRequest, ids: readonly string[]) => Promise<boolean>
}

/** What orders know about the productions they were made from. */
export const ordersOfProductions = extension<OrdersOfProductions>('ordersOfProductions')

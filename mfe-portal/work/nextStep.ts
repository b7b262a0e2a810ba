import type { OrderRow } from '@framewell/domain/orders/order'
import { nextStage, type OrderStage } from '@framewell/domain/orders/stages'
import type { UnsentStep } from './unsentStep'

/** The next stage to record, counting this device's unsent steps as done, so that a phone can continue offline. */
export function nextStep(
  { number, stage }: Pick<OrderRow, 'number' | 'stage'>,
  steps: readonly Pick<UnsentStep, 'orderId' | 'stage'>[],
): { readonly next: OrderStage | undefined; readonly waiting: number } {
  const own = steps.filter(({ orderId }) => orderId === number)
  return { next: nextStage(own.at(-1)?.stage ?? stage), waiting: own.length }
}

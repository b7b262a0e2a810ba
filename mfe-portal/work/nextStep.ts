import type { OrderRow } from '@framewell/domain/orders/order'
import { nextStage, type OrderStage } from '@framewell/domain/orders/stages'
import type { WaitingStep } from './waitingStep'

/** What is to be recorded next, counting what waits on this device as done, so that a phone without a network can go on. */
export function nextStep(
  { number, stage }: Pick<OrderRow, 'number' | 'stage'>,
  steps: readonly Pick<WaitingStep, 'orderId' | 'stage'>[],
): { readonly next: OrderStage | undefined; readonly waiting: number } {
  const own = steps.filter(({ orderId }) => orderId === number)
  return { next: nextStage(own.at(-1)?.stage ?? stage), waiting: own.length }
}

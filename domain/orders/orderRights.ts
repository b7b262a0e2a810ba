import { ORDER_RIGHTS, type Order, type OrderRight } from './order'
import { nextStage } from './stages'
import {
  acceptRefusal,
  actOnOrder,
  canBeRerouted,
  changeRefusal,
  hasNoShop,
  type OrderState,
  type RoutedState,
  recordOrderStage,
} from './transitions'

/** What the rules let a party do with an order now. The operations check the same rules again. */
export function orderRights(order: OrderState & RoutedState, seenAs: Order['seenAs']): OrderRight[] {
  const allowed = (outcome: object) => 'state' in outcome
  const next = nextStage(order.stage)
  const rights: Record<OrderRight, boolean> = {
    sign: seenAs === 'builder' && allowed(actOnOrder(order, 'sign')),
    cancel: seenAs !== 'fabricator' && allowed(actOnOrder(order, 'cancel', { by: seenAs })),
    hold: seenAs === 'operator' && allowed(actOnOrder(order, 'hold')),
    resume: seenAs === 'operator' && allowed(actOnOrder(order, 'resume')),
    accept: seenAs !== 'builder' && acceptRefusal(order) === undefined,
    decline: seenAs !== 'builder' && canBeRerouted(order) && !hasNoShop(order),
    recordStage: seenAs !== 'builder' && next !== undefined && allowed(recordOrderStage(order, next)),
    proposeChange: seenAs !== 'fabricator' && changeRefusal(order) === undefined,
    message: order.status !== 'cancelled',
  }
  return ORDER_RIGHTS.filter((right) => rights[right])
}

import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'
import { addWeeks } from '@framewell/domain/network/capacityWeek'
import { getDelivery, USUAL_SQUARE_FEET } from '@framewell/domain/network/deliveryCalls'
import { deliveryTo } from '@framewell/domain/network/deliveryTo'
import { firstMakingWeek, PLANNED_WEEKS } from '@framewell/domain/network/leadTime'
import { INITIAL_ROUTING_POLICY } from '@framewell/domain/network/routingPolicy'
import { type joinWaitingList, WAITING_ANSWER } from '@framewell/domain/network/waitingCalls'

const PLACES = [
  { zip: '45402', city: 'Dayton', state: 'OH', lat: 39.7589, lng: -84.1916 },
  { zip: '77494', city: 'Katy', state: 'TX', lat: 29.7608, lng: -95.8106 },
  { zip: '99501', city: 'Anchorage', state: 'AK', lat: 61.2166, lng: -149.8761 },
]

/** Takes every address onto the waiting list. */
export const answerWaiting: AnswerCall<typeof joinWaitingList> = () => ({ message: WAITING_ANSWER })

/** Delivery from one shop in Fort Wayne with free weeks, by the domain's rules. */
export const answerDelivery: AnswerCall<typeof getDelivery> = ({ zip, squareFeet = USUAL_SQUARE_FEET }) => {
  const place = PLACES.find((one) => one.zip === zip)
  if (!place) throw refuseCall(getDelivery, 'unknownZip')
  const { lat, lng, ...words } = place
  const now = new Date()
  const first = firstMakingWeek(now, INITIAL_ROUTING_POLICY)
  const weeks = Array.from({ length: PLANNED_WEEKS }, (_, at) => ({
    week: addWeeks(first, at),
    ...{ capacityUnits: 40, closedUnits: 0, reservedUnits: 0, bookedUnits: 0 },
  }))
  const fortWayne = { location: { lat: 41.0793, lng: -85.1394 }, place: 'Fort Wayne' }
  const shop = { status: 'active', reachMiles: 500, quality: 0.9, weeks, ...fortWayne } as const
  return { ...words, squareFeet, ...deliveryTo({ lat, lng }, squareFeet, [shop], INITIAL_ROUTING_POLICY, now) }
}

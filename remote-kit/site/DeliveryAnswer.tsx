import { Text } from '@framewell/design-system/elements/text/Text'
import { isApiError } from '@framewell/domain/http/isApiError'
import type { Cents } from '@framewell/domain/money/cents'
import { deliveryText, getDelivery } from '@framewell/domain/network/deliveryCalls'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { problemSentence } from '../sending/problemSentence'
import { useGuardedCall } from '../session/useGuardedCall'
import { JoinWaiting } from './JoinWaiting'

/** What is delivered. */
export interface DeliveredFrame {
  /** The frame's floor area; a usual one when it is not known yet. */
  squareFeet?: number | undefined
  /** The freight in the shown price, when it has a line for it. */
  pricedFreightCents?: Cents | undefined
}

export interface DeliveryAnswerProps extends DeliveredFrame {
  zip: string
  /** The day the visitor needs it by; empty when not given. */
  deliverBy: string
  /** The visitor's address, when the form around it asks for one. */
  email?: string | undefined
  /** Passes the ZIP code's place on, for a form to fill what is still empty. */
  onPlace?: ((place: { readonly city: string; readonly state: string }) => void) | undefined
}

/** Whether and how soon we deliver to a ZIP code. */
export const DeliveryAnswer = ({ zip, deliverBy, squareFeet, pricedFreightCents, email, onPlace }: DeliveryAnswerProps) => {
  const call = useGuardedCall()
  const read = useQuery({
    queryKey: ['delivery', zip, squareFeet],
    queryFn: () => call(getDelivery, { zip, squareFeet }),
    retry: (failures, error) => failures < 2 && !isApiError(error),
  })
  const tellPlace = useEffectEvent((place: { readonly city: string; readonly state: string }) => onPlace?.(place))
  useEffect(() => {
    if (read.data) tellPlace(read.data)
  }, [read.data])
  if (read.isError) {
    return (
      <Text role="status" measured>
        {problemSentence(read.error, 'Delivery to this ZIP code could not be checked.')}
      </Text>
    )
  }
  return (
    <>
      <Text role="status" measured>
        {read.data ? deliveryText(read.data, deliverBy, pricedFreightCents) : 'Checking delivery...'}
      </Text>
      {read.data?.shopsInReach === 0 ? <JoinWaiting key={zip} zip={zip} knownEmail={email} /> : null}
    </>
  )
}

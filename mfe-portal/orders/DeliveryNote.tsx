import { Text } from '@framewell/design-system/elements/text/Text'
import { deliveryText, getDelivery } from '@framewell/domain/network/deliveryCalls'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'

const ZIP = /^\d{5}$/

/** Whether and how soon we deliver to a ZIP code, as soon as its five digits are typed. The form says what is wrong with any other. */
export const DeliveryNote = ({ zip }: { zip: string }) => {
  const call = useGuardedCall()
  const read = useQuery({
    queryKey: ['delivery', zip],
    queryFn: () => call(getDelivery, { zip }),
    enabled: ZIP.test(zip),
    retry: false,
  })
  return (
    <Text role="status" measured>
      {read.data ? deliveryText(read.data) : null}
    </Text>
  )
}

import { Button } from '@framewell/design-system/elements/button/Button'
import { PackageCheck } from 'lucide-react'
import { type OrderConfigurationProps, useOrderConfiguration } from './useOrderConfiguration'

/** A secondary button that orders a complete configuration. */
export const OrderConfiguration = <State extends Record<string, unknown>>(props: OrderConfigurationProps<State>) => {
  const { order, pending } = useOrderConfiguration(props)
  return (
    <Button icon={<PackageCheck />} pending={pending} pendingText="Saving..." onClick={order}>
      Place Order
    </Button>
  )
}

import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Text } from '@framewell/design-system/elements/text/Text'

/** Placeholder of an order, with a loading message. */
export const OrderSkeleton = () => (
  <Stack gap={4}>
    <Text tone="muted" aria-hidden="true">
      Loading order details...
    </Text>
    <Skeleton shape="block" height="9rem" />
    <Skeleton shape="block" height="24rem" />
  </Stack>
)

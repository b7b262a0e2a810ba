import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'

/** Placeholder while the last decision or its code loads. */
export const LastResultSkeleton = () => (
  <Card padding="large">
    <LoadingArea label="Loading your last decision">
      <Stack gap={5}>
        <Skeleton width="9rem" />
        <Skeleton shape="block" width="60%" />
        <Skeleton shape="block" height="5rem" />
        <div>
          <Skeleton width="100%" />
          <Skeleton width="92%" />
          <Skeleton width="70%" />
        </div>
        <Skeleton shape="block" />
      </Stack>
    </LoadingArea>
  </Card>
)

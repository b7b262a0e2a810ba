import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'

/** Placeholder while the catalog's code loads. */
export const PlansSkeleton = () => (
  <LoadingArea label="Loading plans">
    <Skeleton shape="block" height="32rem" />
  </LoadingArea>
)

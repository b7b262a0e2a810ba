import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'

/** Stands in the catalog's place until its code is there. */
export const PlansWaiting = () => (
  <LoadingArea label="Loading plans">
    <Skeleton shape="block" height="32rem" />
  </LoadingArea>
)

import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'

/** Shown while a draft from another device loads. */
export const OnboardingSkeleton = () => (
  <LoadingArea label="Opening the saved application">
    <Skeleton shape="block" height="40rem" />
  </LoadingArea>
)

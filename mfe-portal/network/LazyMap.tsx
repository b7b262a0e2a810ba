import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { type ComponentProps, lazy, Suspense } from 'react'

// Boundaries are half of the page's code: they come when a map is drawn.
const UsMap = lazy(() => import('./UsMap'))

/** The map of the United States, loaded when it is shown. */
export const LazyMap = (props: ComponentProps<typeof UsMap>) => (
  <Suspense fallback={<Skeleton shape="block" height="18rem" />}>
    <UsMap {...props} />
  </Suspense>
)

import { Card } from '@framewell/design-system/elements/card/Card'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { styled } from 'styled-components'

/** Placeholder of a plan's card. */
export const PlanCardSkeleton = () => (
  <Card padding="none">
    <Picture />
    <Lines>
      <Skeleton width="8rem" height="1.5rem" />
      <Skeleton width="90%" />
      <Skeleton width="100%" />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
      <Skeleton width="7rem" height="1.75rem" />
      <Skeleton shape="block" width="14rem" height="2.75rem" />
      <Skeleton shape="block" width="7rem" height="2.75rem" />
    </Lines>
  </Card>
)

const Picture = styled.div`
  aspect-ratio: 4 / 3;
  border-bottom: 1px solid var(--color-line);
  background: var(--color-sunken);
`

const Lines = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5);
`

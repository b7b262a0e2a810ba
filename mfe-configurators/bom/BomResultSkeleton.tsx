import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { styled } from 'styled-components'

/** Placeholder while a bill is computed. */
export const BomResultSkeleton = () => (
  <LoadingArea label="Generating the bill of materials">
    <Shape>
      <Skeleton width="18rem" height="2rem" />
      <Skeleton shape="block" height="7rem" />
      <Skeleton shape="block" height="10rem" />
      <Skeleton shape="block" height="24rem" />
    </Shape>
  </LoadingArea>
)

const Shape = styled.div`
  display: grid;
  gap: var(--space-6);
`

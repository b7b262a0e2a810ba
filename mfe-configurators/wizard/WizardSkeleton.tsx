import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { styled } from 'styled-components'
import { Bar, BarLine, Columns, Side, Work } from './WizardLayout'

/** Placeholder of a configurator while options and prices load. */
export const WizardSkeleton = ({ label }: { label: string }) => (
  <LoadingArea label={label}>
    <Bar>
      <BarLine>
        <Skeleton width="10rem" height="1.25rem" />
        <Skeleton shape="block" height="2.375rem" />
        <Skeleton width="10rem" />
      </BarLine>
    </Bar>
    <Columns>
      <Side>
        <Cards>
          <Skeleton shape="block" height="16rem" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" height="2rem" />
        </Cards>
      </Side>
      <Work>
        <Cards>
          <Skeleton width="6rem" />
          <Skeleton width="16rem" height="2.5rem" />
          <Skeleton width="80%" />
          <Skeleton shape="block" height="8rem" />
          <Skeleton shape="block" height="8rem" />
        </Cards>
      </Work>
    </Columns>
  </LoadingArea>
)

const Cards = styled.div`
  display: grid;
  gap: var(--space-4);
`

import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Link } from '@framewell/design-system/elements/link/Link'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { CheckDelivery } from '@framewell/remote-kit/site/CheckDelivery'
import { styled } from 'styled-components'
import { LastQuoteNote } from '../quotes/LastQuoteNote'
import { DesignedPlans, PlansNotChecked } from './DesignedPlans'
import type { DrawnPlan } from './drawnPlan'
import { PlanCard } from './PlanCard'
import { PlanCardSkeleton } from './PlanCardSkeleton'
import { COMPARISON_ID, PlanComparison } from './PlanComparison'
import { PlanFilters, PlanFiltersSkeleton } from './PlanFilters'
import { filterPlans, MAX_COMPARED, NO_FILTER, narrows } from './planFilter'
import { usePlanFilter } from './usePlanFilter'
import { usePlans } from './usePlans'

/** The catalog's plans: filter, sort, compare. */
export const PlanCatalog = () => {
  const plans = usePlans()
  if (plans.data) return <Plans plans={plans.data} />
  if (plans.isError) {
    return (
      <ErrorState title="The plans could not be loaded" onRetry={() => void plans.refetch()} retrying={plans.isFetching}>
        The rest of the site works. Check your connection and try again.
      </ErrorState>
    )
  }
  return (
    <LoadingArea label="Loading plans">
      <Frame>
        <PlanFiltersSkeleton />
        <Skeleton width="4rem" height="1.3125rem" />
        <Cards>
          <PlanCardSkeleton />
          <PlanCardSkeleton />
          <PlanCardSkeleton />
        </Cards>
      </Frame>
    </LoadingArea>
  )
}

const Plans = ({ plans }: { plans: readonly DrawnPlan[] }) => {
  const { filter, setFilter } = usePlanFilter()
  const shown = filterPlans(plans, filter)
  const chosen = plans.filter(({ plan }) => filter.compared.includes(plan.id))
  const compare = (id: string, compared: boolean) => {
    const others = chosen.map(({ plan }) => plan.id).filter((other) => other !== id)
    setFilter({ compared: compared ? [...others, id].slice(-MAX_COMPARED) : others })
  }
  if (plans.length === 0) {
    return <EmptyState title="No plans are available right now">New plans appear here as soon as they are published.</EmptyState>
  }
  return (
    <Frame>
      <Heading level={2} className="visually-hidden">
        Plans on offer
      </Heading>
      <DesignedPlans plans={plans} />
      <PlanFilters plans={plans.map(({ plan }) => plan)} filter={filter} onChange={setFilter} />
      <Line>
        <Text size="small" tone="muted" role="status">
          {narrows(filter) ? `${shown.length} of ${plans.length} plans` : `${plans.length} plans`}
        </Text>
        {chosen.length > 1 ? (
          <Link variant="standalone" href={`#${COMPARISON_ID}`}>
            {`Compare ${chosen.length} plans side by side`}
          </Link>
        ) : null}
        <LastQuoteNote />
      </Line>
      {shown.length === 0 ? (
        <EmptyState
          title="No plan matches these filters"
          action={<Button onClick={() => setFilter({ ...NO_FILTER, sort: filter.sort, compared: filter.compared })}>Clear filters</Button>}
        >
          Allow a higher price or fewer bedrooms, or configure your own plan.
        </EmptyState>
      ) : (
        <Cards>
          {shown.map((drawn) => (
            <PlanCard
              key={drawn.plan.id}
              drawn={drawn}
              compared={filter.compared.includes(drawn.plan.id)}
              onCompare={(compared) => compare(drawn.plan.id, compared)}
            />
          ))}
        </Cards>
      )}
      <CheckDelivery />
      <PlansNotChecked plans={plans} />
      <PlanComparison chosen={chosen} onClear={() => setFilter({ compared: [] })} />
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-6);
  min-width: 0;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  align-items: center;
  min-height: var(--control-target);
  font-size: var(--text-small);
`

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-6);
`

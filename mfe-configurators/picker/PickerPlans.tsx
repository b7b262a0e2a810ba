import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Link } from '@framewell/design-system/elements/link/Link'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { dollars } from '@framewell/domain/money/usd'
import { styled } from 'styled-components'
import { DesignedPlans, PlansNotChecked } from '../catalog/DesignedPlans'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { PlanCardSkeleton } from '../catalog/PlanCardSkeleton'
import { PlanCover } from '../catalog/PlanCover'
import { planFacts } from '../catalog/planWords'
import { usePlans } from '../catalog/usePlans'
import { LastProductionNote } from './LastProductionNote'
import { pickerPath } from './pickerAddress'

/** The plans to choose from. */
export const PickerPlans = () => {
  const plans = usePlans()
  return (
    <Section space="tight">
      <Page>
        <Head>
          <Eyebrow>Plan picker</Eyebrow>
          <Heading level={1} size={2}>
            Pick a plan
          </Heading>
          <Text size="lead" tone="muted" measured>
            Each plan has six short steps: foundation, framing, sheathing and insulation, roofing, exterior, and the total price.
          </Text>
          <LastProductionNote />
        </Head>
        {plans.data ? (
          <Cards plans={plans.data} />
        ) : plans.isError ? (
          <ErrorState title="The plans could not be loaded" onRetry={() => void plans.refetch()} retrying={plans.isFetching}>
            Check your connection and try again.
          </ErrorState>
        ) : (
          <LoadingArea label="Loading plans">
            <Grid>
              <PlanCardSkeleton />
              <PlanCardSkeleton />
              <PlanCardSkeleton />
            </Grid>
          </LoadingArea>
        )}
        <Ways aria-label="Ways on">
          <Link variant="standalone" href="/">
            Home
          </Link>
          <Link variant="standalone" href="/home-plans">
            All home plans
          </Link>
        </Ways>
      </Page>
    </Section>
  )
}

const Cards = ({ plans }: { plans: readonly DrawnPlan[] }) =>
  plans.length === 0 ? (
    <EmptyState title="No plans are available right now">New plans appear here as soon as they are published.</EmptyState>
  ) : (
    <>
      <DesignedPlans plans={plans} />
      <Grid>
        {plans.map((drawn) => (
          <PlanCard key={drawn.plan.id} drawn={drawn} />
        ))}
      </Grid>
      <PlansNotChecked plans={plans} />
    </>
  )

const PlanCard = ({ drawn }: { drawn: DrawnPlan }) => {
  const { plan } = drawn
  return (
    <Frame forwardedAs="article" padding="none" aria-labelledby={`pick-${plan.id}`}>
      <PlanCover plan={plan} />
      <Body>
        <Heading level={2} size={4} id={`pick-${plan.id}`}>
          {plan.name}
        </Heading>
        <Text size="small" tone="muted">
          {planFacts(plan).join(' · ')}
        </Text>
        <Text size="compact" tone="muted">
          {plan.description}
        </Text>
        <Foot>
          <Figure size="small">{dollars(plan.basePrice)}</Figure>
          <Button href={pickerPath(plan.id)} aria-label={`Configure ${plan.name}`}>
            Configure
          </Button>
        </Foot>
      </Body>
    </Frame>
  )
}

const Page = styled.div`
  display: grid;
  gap: var(--space-8);
`

const Head = styled.div`
  display: grid;
  gap: var(--space-3);
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-5);
`

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-5);
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  margin-top: auto;
  padding-top: var(--space-3);
`

const Ways = styled.nav`
  display: flex;
  gap: var(--space-6);
`

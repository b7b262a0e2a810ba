import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { dollars } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'
import { styled } from 'styled-components'
import type { DrawnPlan } from './drawnPlan'
import { PlanCover } from './PlanCover'
import { FRAMING_SPECS, planFacts } from './planWords'

export interface PlanCardProps {
  drawn: DrawnPlan
  compared: boolean
  onCompare: (compared: boolean) => void
}

/** A plan of the catalog: frame, facts, kit price and its two configurators. */
export const PlanCard = ({ drawn, compared, onCompare }: PlanCardProps) => {
  const { plan, frame } = drawn
  const id = encodeURIComponent(plan.id)
  return (
    <Frame forwardedAs="article" padding="none" aria-labelledby={`plan-${plan.id}`}>
      <PlanCover plan={plan} />
      <Body>
        <Heading level={3} size={4} id={`plan-${plan.id}`}>
          {plan.name}
        </Heading>
        {plan.subtitle ? <Text size="compact">{plan.subtitle}</Text> : null}
        <Facts>
          {planFacts(plan).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
        <Text size="compact" tone="muted">
          {plan.description}
        </Text>
        <DescriptionList items={FRAMING_SPECS.map(({ label, of }) => ({ term: label, detail: of(plan.framingSpecs) }))} />
        <Text size="small" tone="subtle">
          {figure(frame.studCount)} studs, {figure(frame.trussCount)} trusses, {frame.weightTons.toFixed(1)} tons of steel
        </Text>
        <Foot>
          <p>
            <Figure size="small">{dollars(plan.basePrice)}</Figure> <Unit>kit</Unit>
          </p>
          <Actions>
            <Button href={`/configurator?plan=${id}`} aria-label={`Configure ${plan.name}`}>
              Configure
            </Button>
            <Link variant="standalone" href={`/simple-configurator?plan=${id}`} aria-label={`Get a Quote for ${plan.name}`}>
              Get a Quote
            </Link>
          </Actions>
          <Checkbox
            label="Compare"
            aria-label={`Compare ${plan.name}`}
            checked={compared}
            onChange={(event) => onCompare(event.currentTarget.checked)}
          />
        </Foot>
      </Body>
    </Frame>
  )
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-5);
`

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  padding: 0;
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  list-style: none;
`

const Foot = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: auto;
  padding-top: var(--space-2);
`

const Unit = styled.span`
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;
`

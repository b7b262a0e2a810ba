import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { RadioCards } from '@framewell/design-system/elements/radio-cards/RadioCards'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { dollars } from '@framewell/domain/money/usd'
import { styled } from 'styled-components'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { PlanDrawing } from '../catalog/PlanDrawing'
import { planFacts } from '../catalog/planWords'

interface CatalogPlansProps {
  plans: readonly DrawnPlan[]
  selected: string | null
  onSelect: (drawn: DrawnPlan) => void
}

/** The catalog's plans as radio cards. */
export const CatalogPlans = ({ plans, selected, onSelect }: CatalogPlansProps) => {
  if (plans.length === 0) {
    return <EmptyState title="No plans are available right now">Upload your own plan in the other tab.</EmptyState>
  }
  return (
    <RadioCards
      legend="Plan"
      hideLegend
      value={selected}
      onValueChange={(id) => {
        const drawn = plans.find(({ plan }) => plan.id === id)
        if (drawn) onSelect(drawn)
      }}
      options={plans.map(({ plan }) => ({
        value: plan.id,
        label: plan.name,
        description: (
          <Words>
            <Facts>
              {planFacts(plan).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </Facts>
            {plan.description}
          </Words>
        ),
        aside: (
          <Aside>
            <PlanDrawing plan={plan} view="card" aria-hidden="true" />
            <span>
              <Figure size="small">{dollars(plan.basePrice)}</Figure> <small>kit</small>
            </span>
          </Aside>
        ),
      }))}
    />
  )
}

const Words = styled.span`
  display: grid;
  gap: var(--space-1);
`

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  font-variant-numeric: tabular-nums;
`

const Aside = styled.span`
  display: grid;
  gap: var(--space-2);
  width: 9rem;

  & small {
    color: var(--color-ink-subtle);
    font-size: var(--text-small);
  }
  ${media.phone} {
    & > svg {
      display: none;
    }
  }
`

import { Button } from '@framewell/design-system/elements/button/Button'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { NOT_REVIEWED, REVIEW_REQUIRED } from '@framewell/domain/framing/notChecked'
import { dollars } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'
import { styled } from 'styled-components'
import type { DrawnPlan } from './drawnPlan'
import { FRAMING_SPECS, pricePerSquareFoot } from './planWords'

interface ComparedFact {
  readonly label: string
  readonly of: (drawn: DrawnPlan) => string
}

const FACTS: readonly ComparedFact[] = [
  { label: 'Kit price', of: ({ plan }) => dollars(plan.basePrice) },
  { label: 'Kit price per sq ft', of: ({ plan }) => pricePerSquareFoot(plan) },
  { label: 'Area', of: ({ plan }) => `${figure(plan.squareFeet)} sq ft` },
  { label: 'Bedrooms', of: ({ plan }) => String(plan.bedrooms) },
  { label: 'Bathrooms', of: ({ plan }) => String(plan.bathrooms) },
  { label: 'Stories', of: ({ plan }) => String(plan.stories) },
  ...FRAMING_SPECS.map(({ label, of }) => ({ label, of: ({ plan }: DrawnPlan) => of(plan.framingSpecs) })),
  { label: 'Truss count', of: ({ frame }) => figure(frame.trussCount) },
  { label: 'Studs', of: ({ frame }) => figure(frame.studCount) },
  {
    label: 'Engineering',
    of: ({ warnings }) => (warnings.length === 0 ? NOT_REVIEWED : `${REVIEW_REQUIRED}. ${warnings.join(' ')}`),
  },
  { label: 'Steel in the frame', of: ({ frame }) => `${figure(frame.weightPounds)} lb` },
]

/** The target of links to the comparison. */
export const COMPARISON_ID = 'compare-plans'

/** The chosen plans side by side. A single plan waits for a second. */
export const PlanComparison = ({ chosen, onClear }: { chosen: readonly DrawnPlan[]; onClear: () => void }) => {
  if (chosen.length === 0) return null
  const clear = (
    <Button size="small" onClick={onClear}>
      Clear comparison
    </Button>
  )
  if (chosen.length === 1) {
    return (
      <Waiting>
        <Text size="compact" tone="muted">
          {chosen[0]?.plan.name} is chosen. Choose one more plan to compare them side by side.
        </Text>
        {clear}
      </Waiting>
    )
  }
  return (
    <Part aria-labelledby={COMPARISON_ID}>
      <Head>
        <Heading level={2} size={3} id={COMPARISON_ID}>
          Side by side
        </Heading>
        {clear}
      </Head>
      <Table
        caption="Your plans compared"
        rows={FACTS}
        rowKey={(fact) => fact.label}
        columns={[
          {
            id: 'fact',
            header: 'Compared',
            hideHeader: true,
            cell: (fact) => <strong>{fact.label}</strong>,
            onPhone: 'title',
            width: '14rem',
          },
          ...chosen.map((drawn) => ({ id: drawn.plan.id, header: drawn.plan.name, cell: (fact: ComparedFact) => fact.of(drawn) })),
        ]}
      />
      <Text size="small" tone="subtle">
        Studs, trusses and weights are counted from the frame model that is drawn. The layout is preliminary.
      </Text>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
  margin-top: var(--space-8);
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
`

const Waiting = styled(Head)`
  padding: var(--space-4) var(--space-5);
  border: 1px dashed var(--color-line);
  border-radius: var(--radius-base);
`

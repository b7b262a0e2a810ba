import { Button } from '@framewell/design-system/elements/button/Button'
import { Text } from '@framewell/design-system/elements/text/Text'
import { figure } from '@framewell/domain/numbers/figure'
import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'

interface PlanQuoteHeadProps {
  squareFeet: number
  percent: number
  onIntro: () => void
}

/** The link back to the intro, the size of the building and the progress. */
export const PlanQuoteHead = ({ squareFeet, percent, onIntro }: PlanQuoteHeadProps) => (
  <Line>
    <Button href="/home-plans" size="small" icon={<ArrowLeft />} aria-label="Back to Home Plans">
      Back
    </Button>
    <Text as="span" size="small" tone="muted">
      {figure(squareFeet)} sq ft
    </Text>
    <Text as="span" size="small" tone="muted">
      {percent}% complete
    </Text>
    <Button variant="plain" size="small" onClick={onIntro}>
      Expected sale price
    </Button>
  </Line>
)

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  align-items: center;
  margin-bottom: var(--space-6);
`

import { Button } from '@framewell/design-system/elements/button/Button'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { styled } from 'styled-components'

/** Stands in a page's place when drawing it failed. */
export const BrokenPage = ({ onRetry }: { onRetry: () => void }) => (
  <Section tone="grid" role="alert">
    <Heading level={1} size={2}>
      This page could not be drawn
    </Heading>
    <Words tone="muted" measured>
      The fault is ours. Header and footer still work; try again, or load the page anew.
    </Words>
    <Row>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
    </Row>
  </Section>
)

const Words = styled(Text)`
  margin-block: var(--space-4) var(--space-6);
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

import { Container } from '@framewell/design-system/elements/layout/Container'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { PlansBySize } from './PlansBySize'

/** The page at /example. */
export const ExamplePage = () => (
  <Section space="tight">
    <Container>
      <Stack gap={6}>
        <Heading level={1}>Home plans by size</Heading>
        <PlansBySize />
      </Stack>
    </Container>
  </Section>
)

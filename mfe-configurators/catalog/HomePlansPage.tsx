import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { PlanCatalog } from './PlanCatalog'

/** /home-plans when there is no CMS page at that path. */
export const HomePlansPage = () => (
  <Section space="tight">
    <Stack gap={10}>
      <Stack gap={3}>
        <Eyebrow>Home plans</Eyebrow>
        <Heading level={1} size={2}>
          Steel frames, ready to configure
        </Heading>
        <Text size="lead" tone="muted" measured>
          Each drawing is the frame itself: studs, trusses and openings, with dimensions.
        </Text>
      </Stack>
      <PlanCatalog />
    </Stack>
  </Section>
)

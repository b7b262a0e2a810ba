import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { DrawnMargin } from './DrawnOpening'
import { EnhancedOnboardingForm } from './EnhancedOnboardingForm'
import { ProfilesDrawing } from './networkDrawings'

export const drawingReady = ProfilesDrawing.ready

/** /enhanced-partner-onboarding without a page of the CMS. */
export const EnhancedOnboardingPage = () => (
  <Section space="tight">
    <DrawnMargin
      picture={<ProfilesDrawing />}
      caption="What partners roll, stock and sell, in section: stud, track and strap of the catalog’s frames. The sheet is drawn about three times as thick as it is."
    >
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>Become a network partner</Heading>
          <Text size="lead" tone="muted" measured>
            For roll-form operators, lumber yards, resellers and brokers. We contact you within 1-2 business days.
          </Text>
        </Stack>
        <EnhancedOnboardingForm />
      </Stack>
    </DrawnMargin>
  </Section>
)

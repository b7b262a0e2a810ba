import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { EnhancedOnboardingForm } from './EnhancedOnboardingForm'

/** /enhanced-partner-onboarding without a page of the CMS. */
export const EnhancedOnboardingPage = () => (
  <Section space="tight" measure="text">
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1}>Become a network partner</Heading>
        <Text size="lead" tone="muted" measured>
          For roll-form operators, lumber yards, resellers and brokers. We contact you within 1-2 business days.
        </Text>
      </Stack>
      <EnhancedOnboardingForm />
    </Stack>
  </Section>
)

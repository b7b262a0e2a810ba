import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { useLocation } from 'react-router-dom'
import { ApplicationPage } from './ApplicationPage'
import { applicationLinkIn } from './applicationLink'
import { SimpleOnboardingForm } from './SimpleOnboardingForm'

/** /partner-onboarding: the simple form, or with a private link the application it opens. */
export const PartnerOnboardingPage = () => {
  const link = applicationLinkIn(useLocation())
  return (
    <Section space="tight" measure="text">
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>{link ? 'Your application' : 'Join the production network'}</Heading>
          {link ? null : (
            <Text size="lead" tone="muted" measured>
              Six short steps about your shop. We review applications in 2-3 business days.
            </Text>
          )}
        </Stack>
        {link ? <ApplicationPage link={link} /> : <SimpleOnboardingForm />}
      </Stack>
    </Section>
  )
}

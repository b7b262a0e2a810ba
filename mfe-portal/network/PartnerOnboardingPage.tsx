import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { useLocation } from 'react-router-dom'
import { ApplicationPage } from './ApplicationPage'
import { applicationLinkIn } from './applicationLink'
import { IllustratedFormPage } from './IllustratedOpening'
import { RollDrawing } from './networkDrawings'
import { SimpleOnboardingForm } from './SimpleOnboardingForm'

export const drawingReady = RollDrawing.ready

/** /partner-onboarding: the simple form, or the application of a private link. */
export const PartnerOnboardingPage = () => {
  const link = applicationLinkIn(useLocation())
  if (link)
    return (
      <Section space="tight" measure="text">
        <Stack gap={8}>
          <Heading level={1}>Your application</Heading>
          <ApplicationPage link={link} />
        </Stack>
      </Section>
    )
  return (
    <IllustratedFormPage
      heading="Join the production network"
      lead="Six short steps about your shop. We review applications in 2-3 business days."
      picture={<RollDrawing />}
      caption="What shops of the network do: a strip runs off the coil through rolls that bend it pass by pass. Five passes are an example."
    >
      <SimpleOnboardingForm />
    </IllustratedFormPage>
  )
}

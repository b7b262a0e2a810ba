import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { QualificationWidget } from './QualificationWidget'

/** /qualification without its CMS page: the widget under a short heading. */
export const QualificationPage = () => (
  <Section tone="grid" space="tight">
    <Stack gap={8}>
      <Stack gap={3}>
        <Eyebrow>Credit for builders</Eyebrow>
        <Heading level={1}>Know your terms before you order</Heading>
        <Text size="lead" tone="muted" measured>
          A few answers about your project give a tier, a limit and the reasons for both.
        </Text>
      </Stack>
      <QualificationWidget />
    </Stack>
  </Section>
)

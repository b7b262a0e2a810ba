import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { TermsLinks } from './TermsLinks'
import { TermsWidget } from './TermsWidget'

/** /terms without its CMS page: the widget, and the links the page's own sections would have. */
export const TermsPage = () => (
  <Section space="tight">
    <Stack gap={10}>
      <Heading level={1}>Credit terms and tiers</Heading>
      <TermsWidget />
      <TermsLinks />
    </Stack>
  </Section>
)

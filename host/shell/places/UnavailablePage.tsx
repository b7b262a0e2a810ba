import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { SiteChrome } from '@framewell/domain/content/site'
import { Notice } from './Notice'
import { OnwardLinks } from './OnwardLinks'

/** Shown when a page cannot be fetched and no copy is cached. */
export const UnavailablePage = ({ chrome }: { chrome: SiteChrome }) => (
  <Notice>
    <Eyebrow>Error 503</Eyebrow>
    <Heading level={1}>Briefly unavailable</Heading>
    <Text size="lead" tone="muted" measured>
      We can’t fetch this page right now. Nothing is lost; please try again in a minute.
    </Text>
    <OnwardLinks chrome={chrome} />
  </Notice>
)

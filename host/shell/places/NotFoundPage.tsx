import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { NOT_FOUND } from '@framewell/domain/content/notFound'
import type { SiteChrome } from '@framewell/domain/content/site'
import { Notice } from './Notice'
import { SearchForm } from './SearchForm'
import { WaysOn } from './WaysOn'

/** The page of an address that nothing stands at. */
export const NotFoundPage = ({ chrome }: { chrome: SiteChrome }) => (
  <Notice>
    <Eyebrow>Error 404</Eyebrow>
    <Heading level={1}>{NOT_FOUND.title}</Heading>
    <Text size="lead" tone="muted">
      {NOT_FOUND.text}
    </Text>
    <SearchForm label="Search this site instead" />
    <WaysOn chrome={chrome} />
  </Notice>
)

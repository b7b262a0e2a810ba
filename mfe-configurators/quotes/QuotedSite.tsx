import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Text } from '@framewell/design-system/elements/text/Text'
import { confirmedWords, type Site, siteWords } from '@framewell/domain/structure/site'
import { useConfirmedSite } from '../structure/confirmedSite'

/** The site that a quoted frame is for, and that another one was confirmed since. */
export const QuotedSite = ({ site }: { site: Site }) => {
  const { site: now } = useConfirmedSite()
  return (
    <>
      <Text size="small" tone="muted">
        {confirmedWords(site)}
      </Text>
      {now && now.confirmedAt > site.confirmedAt && siteWords(now) !== siteWords(site) ? (
        <Alert tone="warn" title="You confirmed another site since">
          This quote stays for {siteWords(site)}. Its frame was not checked for {siteWords(now)}: change this quote to check it there.
        </Alert>
      ) : null}
    </>
  )
}

import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { Cents } from '@framewell/domain/money/cents'
import { dollars, usd } from '@framewell/domain/money/usd'
import type { Quote } from '@framewell/domain/quotes/quote'
import type { reviewQuote } from '@framewell/domain/quotes/quoteCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { TitledPart } from '../credit/TitledPart'
import { DashboardLink } from '../dashboard/DashboardLink'
import { useQuoteHref } from './useQuoteHref'

interface QuoteRevisionsProps {
  quote: Quote
  revisions: CallOutput<typeof reviewQuote>['revisions']
}

const amount = (part: Cents | null) => (part === null ? 'not included' : usd(part))

/** This revision's changes, and the other revisions of the same number. */
export const QuoteRevisions = ({ quote, revisions }: QuoteRevisionsProps) => {
  const hrefOf = useQuoteHref()
  if (revisions.length < 2) return null
  return (
    <TitledPart>
      <Heading level={4}>Revisions</Heading>
      <DescriptionList
        items={revisions.map(({ id, revision, total, createdAt }) => ({
          key: id,
          term: id === quote.id ? `Revision ${revision}, shown` : <DashboardLink href={hrefOf(id)}>Revision {revision}</DashboardLink>,
          detail: (
            <>
              {dollars(total)}, <ShortTime iso={createdAt} />
            </>
          ),
        }))}
      />
      {quote.changes.length > 0 ? (
        <>
          <Heading level={4}>Changed in revision {quote.revision}</Heading>
          <DescriptionList
            items={quote.changes.map(({ id, label, beforeCents, afterCents }) => ({
              key: `${id} ${beforeCents}`,
              term: label,
              detail: `${amount(beforeCents)}, now ${amount(afterCents)}`,
            }))}
          />
        </>
      ) : null}
    </TitledPart>
  )
}

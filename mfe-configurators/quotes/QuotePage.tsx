import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { isDeadLink } from '@framewell/remote-kit/address/isDeadLink'
import { type PrivateLink, usePrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'
import { LastQuoteNote } from './LastQuoteNote'
import { QuoteSheet } from './QuoteSheet'
import { QuoteSkeleton } from './QuoteSkeleton'
import { quoteQuery } from './quoteQuery'

/** /quote?id=#token=: the private page of one quote. */
export const QuotePage = () => {
  const link = usePrivateLink('id')
  return <Section space="tight">{link ? <LinkedQuote link={link} /> : <NoQuote />}</Section>
}

const LinkedQuote = ({ link }: { link: PrivateLink }) => {
  const { call } = useShell()
  const quote = useQuery(quoteQuery(call, link))
  if (quote.data) return <QuoteSheet opened={quote.data} link={link} />
  if (quote.error && isDeadLink(quote.error)) return <NoQuote />
  if (quote.error) {
    return (
      <ErrorState title="The quote could not be loaded" onRetry={() => quote.refetch()} retrying={quote.isFetching}>
        It is safe. Please try again in a moment.
      </ErrorState>
    )
  }
  return <QuoteSkeleton />
}

const NoQuote = () => (
  <EmptyState
    icon={<Link2Off />}
    title="This link does not open a quote"
    action={
      <Button variant="primary" href="/home-plans">
        See home plans
      </Button>
    }
  >
    Check that it is complete: the private link in our email ends in a long token. Or configure a home; its price shows at once.
    <br />
    <LastQuoteNote />
  </EmptyState>
)

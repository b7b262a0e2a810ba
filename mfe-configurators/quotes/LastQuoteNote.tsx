import { Link } from '@framewell/design-system/elements/link/Link'
import { Text } from '@framewell/design-system/elements/text/Text'
import { usd } from '@framewell/domain/money/usd'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { useAtomValue } from 'jotai'
import { lastQuoteAtom } from './lastQuote'

/** A link to the quote last made on this device. Renders nothing when there is none. */
export const LastQuoteNote = () => {
  const last = useAtomValue(lastQuoteAtom)
  if (!last) return null
  return (
    <Text as="span" size="small" tone="muted">
      Your quote <Link href={quotePath(last)}>{last.number}</Link>: {usd(last.totalCents)}, valid until {deadlineDate(last.validUntil)}.
    </Text>
  )
}

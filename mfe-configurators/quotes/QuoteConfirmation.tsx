import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { NOT_REVIEWED, REVIEW_REQUIRED } from '@framewell/domain/framing/notChecked'
import { usd } from '@framewell/domain/money/usd'
import { delayedMailText } from '@framewell/domain/notifications/delayedMailText'
import type { IssuedQuote } from '@framewell/domain/quotes/quoteCalls'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { DownloadQuoteButton } from './DownloadQuoteButton'
import { KitNote } from './KitNote'
import { OrderQuote } from './OrderQuote'
import { PrivateLinkButton } from './PrivateLinkButton'
import { QuoteDelivery } from './QuoteDelivery'

export interface QuoteConfirmationProps {
  issued: IssuedQuote
  /** The landing page is about to open; any interaction cancels that. */
  returning: boolean
  onStay: () => void
}

/** A new quote: its number, validity, next steps, and how to save it. */
export const QuoteConfirmation = ({ issued, returning, onStay }: QuoteConfirmationProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { quote, token, privateLink } = issued
  const link = { id: quote.id, token }
  const email = quote.contact?.email
  return (
    <Frame>
      <Stack gap={2}>
        <Eyebrow>{quote.revision === 1 ? 'Quote submitted' : `Revision ${quote.revision} submitted`}</Eyebrow>
        <Heading level={2} ref={heading} tabIndex={-1}>
          Quote {quote.number}
        </Heading>
        <Text tone="muted">{quote.title}</Text>
      </Stack>
      <DescriptionList
        variant="figures"
        items={[
          { term: 'Valid until', detail: deadlineDate(quote.validUntil) },
          { term: 'Total', detail: usd(quote.totalCents), total: true },
        ]}
      />
      <KitNote inputs={quote.inputs} price={quote} />
      <QuoteDelivery quote={quote} />
      <Stack gap={2}>
        <Heading level={3} size={5}>
          What happens next
        </Heading>
        <Steps>
          {email ? <li>{delayedMailText(issued.mail, email) ?? `The quote and its private link are on their way to ${email}.`}</li> : null}
          <li>We’ll contact you within 24 hours.</li>
          {quote.warnings.length > 0 ? (
            <li>
              {REVIEW_REQUIRED}: the quote says why. {NOT_REVIEWED}.
            </li>
          ) : null}
          <li>Until then you can open, download and change the quote with its private link.</li>
        </Steps>
      </Stack>
      <Stack direction="row" gap={3}>
        <Button variant="primary" href={privateLink}>
          Open the quote
        </Button>
        <OrderQuote quote={quote} link={link} />
        <DownloadQuoteButton link={link} number={quote.number} />
        <PrivateLinkButton link={link} />
      </Stack>
      <Stack direction="row" gap={3} role="status">
        {returning ? (
          <>
            <Text size="small" tone="muted">
              The home page opens in a moment.
            </Text>
            <Button size="small" onClick={onStay}>
              Stay here
            </Button>
          </>
        ) : null}
      </Stack>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-6);
  max-width: 44rem;
`

const Steps = styled.ol`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-5);
  font-size: var(--text-compact);
  line-height: var(--leading-text);
`

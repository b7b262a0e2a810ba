import { Button } from '@framewell/design-system/elements/button/Button'
import type { Quote } from '@framewell/domain/quotes/quote'
import { revisePath } from '@framewell/domain/quotes/quoteLinks'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { useDocumentMark } from '@framewell/remote-kit/session/useDocumentMark'
import { BadgeDollarSign, PencilRuler } from 'lucide-react'
import { styled } from 'styled-components'
import { DownloadQuoteButton } from './DownloadQuoteButton'
import { EmailQuote } from './EmailQuote'
import { OrderQuote } from './OrderQuote'
import { PrivateLinkButton } from './PrivateLinkButton'

interface QuoteActionsProps {
  quote: Quote
  link: PrivateLink
}

/** An owner's actions on a quote, depending on its status; the primary one first. */
export const QuoteActions = ({ quote, link }: QuoteActionsProps) => {
  const { status } = quote
  const approved = useDocumentMark('approved') !== undefined
  const isDevelopment = quote.inputs.kind === 'lots'
  const changeable = status === 'open' || status === 'expired'
  const change = (
    <Button href={revisePath(quote.inputs, link)} variant={status === 'expired' ? 'primary' : 'quiet'} icon={<PencilRuler />} block>
      {isDevelopment ? 'Open the development' : 'Change this quote'}
    </Button>
  )
  return (
    <Buttons data-no-print>
      {status === 'expired' ? change : null}
      {status === 'open' ? <OrderQuote quote={quote} link={link} variant="primary" block /> : null}
      <DownloadQuoteButton link={link} number={quote.number} block />
      {changeable && status !== 'expired' ? change : null}
      {changeable ? <EmailQuote quote={quote} link={link} /> : null}
      {changeable && !approved ? (
        <Button href="/qualification" icon={<BadgeDollarSign />} block>
          Apply for credit
        </Button>
      ) : null}
      <PrivateLinkButton link={link} />
    </Buttons>
  )
}

const Buttons = styled.div`
  display: grid;
  gap: var(--space-2);

  & > * {
    width: 100%;
  }
`

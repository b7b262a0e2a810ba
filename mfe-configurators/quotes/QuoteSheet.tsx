import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Card } from '@framewell/design-system/elements/card/Card'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Column, Grid } from '@framewell/design-system/elements/layout/Grid'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { REVIEW_REQUIRED } from '@framewell/domain/framing/notChecked'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { getQuote } from '@framewell/domain/quotes/quoteCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { ClaimIntoAccount } from '@framewell/remote-kit/session/ClaimIntoAccount'
import { QuoteStatusBadge } from '@framewell/remote-kit/words/QuoteStatusBadge'
import { styled } from 'styled-components'
import { QuoteActions } from './QuoteActions'
import { QuoteChanges } from './QuoteChanges'
import { QuoteDelivery } from './QuoteDelivery'
import { QuoteFigure } from './QuoteFigure'
import { QuoteNotice } from './QuoteNotice'
import { QuotePrice } from './QuotePrice'

interface QuoteSheetProps {
  opened: CallOutput<typeof getQuote>
  link: PrivateLink
}

/** One quote: contents, price, validity, drawing and actions. */
export const QuoteSheet = ({ opened: { quote, kitCents, newest, order, proposed }, link }: QuoteSheetProps) => {
  const { contact } = quote
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Eyebrow>Quote, revision {quote.revision}</Eyebrow>
        <Stack direction="row" gap={3}>
          <Heading level={1} size={2}>
            {quote.number}
          </Heading>
          <QuoteStatusBadge status={quote.status} />
        </Stack>
        <Text size="lead" tone="muted">
          {quote.title}
        </Text>
      </Stack>
      <QuoteNotice quote={quote} newest={newest} order={order} proposed={proposed} />
      <Parts align="start">
        <Column span={7}>
          <Stack gap={6}>
            <QuoteFigure quote={quote} />
            {quote.warnings.length > 0 ? (
              <Alert tone="warn" title={REVIEW_REQUIRED}>
                {quote.warnings.map((sentence) => (
                  <Text key={sentence} size="compact">
                    {sentence}
                  </Text>
                ))}
              </Alert>
            ) : null}
          </Stack>
        </Column>
        <Price span={5}>
          <Card padding="large">
            <Stack gap={5}>
              <QuotePrice quote={quote} kitCents={kitCents} />
              <QuoteActions quote={quote} link={link} />
              {quote.status === 'open' ? <QuoteDelivery quote={quote} /> : null}
              <DescriptionList
                items={[
                  { term: 'Made on', detail: <time dateTime={quote.createdAt}>{longDate(quote.createdAt)}</time> },
                  ...(contact ? [{ term: 'Prepared for', detail: [contact.name, contact.companyName].filter(Boolean).join(', ') }] : []),
                ]}
              />
              {quote.status === 'open' || quote.status === 'expired' ? <ClaimIntoAccount claim={{ kind: 'quote', ...link }} /> : null}
            </Stack>
          </Card>
        </Price>
        <Column span={7}>
          <QuoteChanges quote={quote} />
        </Column>
      </Parts>
    </Stack>
  )
}

/** On wide screens the price is beside drawing and changes; on phones it is between them. */
const Parts = styled(Grid)`
  grid-template-rows: auto 1fr;
`

const Price = styled(Column)`
  ${media.wide} {
    grid-row: 1 / span 2;
    grid-column: 8 / -1;
  }
`

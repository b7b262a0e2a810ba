import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { REVIEW_REQUIRED } from '@framewell/domain/framing/notChecked'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { usd } from '@framewell/domain/money/usd'
import { quotedKitSentence } from '@framewell/domain/orders/kitPrice'
import type { reviewQuote } from '@framewell/domain/quotes/quoteCalls'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { NotChecked } from '@framewell/remote-kit/drawing/NotChecked'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { QuoteStatusBadge } from '@framewell/remote-kit/words/QuoteStatusBadge'
import { TitledPart } from '../credit/TitledPart'
import { CustomerContact } from './CustomerContact'
import { QuoteFiles } from './QuoteFiles'
import { QuoteRevisions } from './QuoteRevisions'
import { KIND_LABELS } from './quoteLabels'

/** Everything an operator needs to answer a quote's owner. */
export const QuoteReview = ({ review: { quote, kitCents, revisions, files, contacted } }: { review: CallOutput<typeof reviewQuote> }) => {
  const { contact, lines, warnings, totalCents } = quote
  const kit = quotedKitSentence(quote.inputs, quote, kitCents)
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Stack direction="row" gap={3}>
          <Heading level={3} size={3}>
            {quote.number}
          </Heading>
          <QuoteStatusBadge status={quote.status} />
        </Stack>
        <Text tone="muted">{quote.title}</Text>
      </Stack>
      <DescriptionList
        items={[
          { term: 'Kind', detail: labelOf(KIND_LABELS, quote.kind) },
          { term: 'Contact', detail: contact ? [contact.name, contact.companyName].filter(Boolean).join(', ') : 'Not given' },
          ...(contact ? [{ term: 'Email', detail: <Link href={`mailto:${contact.email}`}>{contact.email}</Link> }] : []),
          ...(contact?.phone ? [{ term: 'Phone', detail: contact.phone }] : []),
          { term: 'Made', detail: <ShortTime iso={quote.createdAt} /> },
          { term: 'Valid until', detail: deadlineDate(quote.validUntil) },
          { term: 'Price book', detail: `Version ${quote.priceBookVersion}` },
        ]}
      />
      {warnings.length > 0 ? (
        <Alert tone="warn" title={REVIEW_REQUIRED}>
          {warnings.join(' ')}
        </Alert>
      ) : null}
      <NotChecked designSite={quote.layout?.designSite} />
      <TitledPart>
        <Heading level={4}>Lines</Heading>
        <DescriptionList
          variant="figures"
          items={[
            ...lines.map(({ id, label, detail, amountCents }) => ({
              key: id,
              term: detail ? `${label}, ${detail}` : label,
              detail: usd(amountCents),
            })),
            { key: 'total', term: 'Total', detail: usd(totalCents), total: true },
          ]}
        />
        {kit ? <Text size="small">{kit}</Text> : null}
      </TitledPart>
      <CustomerContact quote={quote} contacted={contacted} />
      <QuoteRevisions quote={quote} revisions={revisions} />
      <QuoteFiles files={files} />
    </Stack>
  )
}

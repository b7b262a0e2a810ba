import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Development } from '@framewell/domain/developments/development'
import { orderDevelopment, quoteDevelopment } from '@framewell/domain/developments/developmentCalls'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { dollars, usd } from '@framewell/domain/money/usd'
import { kitSentence } from '@framewell/domain/orders/kitPrice'
import { deadlineDate, longDate } from '@framewell/domain/quotes/quoteWords'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { QuoteStatusBadge } from '@framewell/remote-kit/words/QuoteStatusBadge'
import { SignedText } from '../orders/SignedText'
import { useShowDevelopment } from './useSaveLots'

/** One quote for all lots, and the order that is signed for it. */
export const QuoteAndOrder = ({ development }: { development: Development }) => {
  const { toast } = useShell()
  const show = useShowDevelopment()
  const { id, lots, quote, form, signature, totalCents } = development
  const total = dollarsOfCents(totalCents)
  const notKit = quote && kitSentence(quote.kitCents, subtractCents(quote.totalCents, quote.kitCents))
  const quoting = useSend(quoteDevelopment, {
    keep: `development-quote.${id}`,
    words: { makes: 'quote' },
    totalOf: ({ total: shown }) => shown,
    onSent: show,
  })
  const { failure } = quoting
  return (
    <Stack gap={6} style={{ maxWidth: 'var(--measure-text)' }}>
      {quote ? (
        <Stack gap={3}>
          <Stack direction="row" gap={3}>
            <Heading level={2} size={4}>
              Quote {quote.number}, revision {quote.revision}
            </Heading>
            <QuoteStatusBadge status={quote.status} />
          </Stack>
          <DescriptionList
            items={[
              { term: 'Total', detail: usd(quote.totalCents) },
              { term: 'Valid until', detail: deadlineDate(quote.validUntil) },
            ]}
          />
          {notKit ? <Text>{notKit}</Text> : null}
          <Link href={quote.path}>Open the quote</Link>
          {quote.current ? null : (
            <Alert tone="warn" title="Lots changed since this quote">
              Quote them again before you order.
            </Alert>
          )}
        </Stack>
      ) : (
        <Text tone="muted">One quote lists every lot, with the price break for your number of lots.</Text>
      )}
      {signature ? (
        <Text>
          Ordered by {signature.name}, {longDate(signature.at)}. Lots are called off one by one in the list of lots.
        </Text>
      ) : (
        <Stack gap={3}>
          {failure?.kind === 'totalChanged' ? (
            <SendAlert
              title="Not quoted"
              failure={{
                kind: 'failed',
                sentence: `Prices changed: this page showed ${dollars(failure.submitted)}, now it is ${dollars(failure.expected)}. Reload the page to see the lots’ new prices.`,
              }}
            />
          ) : (
            <SendAlert title="Not quoted" failure={failure} />
          )}
          <div>
            <Button
              variant={form ? 'quiet' : 'primary'}
              pending={quoting.busy}
              pendingText="Quoting..."
              disabledReason={lots.length === 0 ? 'Add a lot first.' : null}
              onClick={() => void quoting.send({ developmentId: id, total })}
            >
              {quote ? 'Quote again at today’s prices' : 'Quote all lots'}
            </Button>
          </div>
        </Stack>
      )}
      {form ? (
        <Stack as="section" gap={4} aria-label="Order">
          <Heading level={2} size={4}>
            Read and sign the order
          </Heading>
          <SignedText
            paragraphs={form.paragraphs}
            action="Sign and order all lots"
            nameField="name"
            sign={(call, signer, how) => call(orderDevelopment, { developmentId: id, ...signer, textHash: form.textHash }, how)}
            onSigned={(answer) => {
              show(answer)
              toast({ title: 'Development ordered', description: 'Call each lot off when you need it.', tone: 'success' })
            }}
          />
        </Stack>
      ) : null}
    </Stack>
  )
}

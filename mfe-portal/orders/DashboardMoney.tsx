import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { type CreditCarrier, netWords } from '@framewell/domain/credit/paymentTerms'
import { usdWithCents } from '@framewell/domain/money/usd'
import { isContract, type Order } from '@framewell/domain/orders/order'
import { billedWords, INVOICE_KIND_WORDS, plannedInvoices } from '@framewell/domain/payments/invoices'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { ProjectInvoices } from '../payments/ProjectInvoices'
import { milestonesPath } from '../payments/paymentPaths'
import { projectQuery } from '../payments/paymentQueries'
import { RefundNotice } from '../payments/RefundNotice'

/** The payment schedule: invoices of a signed order, otherwise what its terms will bill; nothing for an order that ended unsigned. */
export const DashboardMoney = ({ order }: { order: Order }) => {
  const { number, status, signature, terms, tax } = order
  if (signature) return <Invoices number={number} carriedBy={terms?.carriedBy} />
  if (!terms || !isContract(order) || status === 'cancelled') return null
  return (
    <Stack as="section" gap={4} aria-label="Payment schedule">
      <Heading level={2} size={5}>
        Payment schedule
      </Heading>
      <Text tone="muted">Billed once the order form is signed.</Text>
      <DescriptionList
        variant="figures"
        items={plannedInvoices(order.priceCents, terms, tax?.taxCents).map(({ kind, amountCents, prepaid }) => ({
          term: `${labelOf(INVOICE_KIND_WORDS, kind)}${prepaid ? ', before fabrication' : `. ${billedWords(kind, terms.carriedBy)}, ${netWords(terms)}`}`,
          detail: usdWithCents(amountCents),
        }))}
      />
    </Stack>
  )
}

const Invoices = ({ number, carriedBy }: { number: string; carriedBy: CreditCarrier | undefined }) => {
  const project = useQuery(projectQuery(useGuardedCall(), number))
  return (
    <Stack gap={4}>
      <Reading read={project} loading="Loading the payment schedule" failure="The payment schedule could not be loaded">
        {({ project: { invoices, refund } }) => (
          <Stack gap={4}>
            <RefundNotice refund={refund} />
            <ProjectInvoices invoices={invoices} level={2} carriedBy={carriedBy} />
          </Stack>
        )}
      </Reading>
      <div>
        <Button href={milestonesPath(number)}>All payments of this order</Button>
      </div>
    </Stack>
  )
}

import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { type BankDetail, listBankDetails } from '@framewell/domain/payments/payoutCalls'
import { BankAccountDialog } from '@framewell/remote-kit/payments/BankAccountDialog'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { PAYMENT_QUERIES } from './paymentQueries'

const QUERY = [...PAYMENT_QUERIES, 'bank-details'] as const
const STATES: Readonly<Record<BankDetail['status'], { readonly words: string; readonly tone: BadgeTone }>> = {
  waiting: { words: 'Waits for confirmation', tone: 'warn' },
  active: { words: 'In use', tone: 'ok' },
  blocked: { words: 'Not used: a payment came back', tone: 'bad' },
  replaced: { words: 'Replaced', tone: 'neutral' },
  rejected: { words: 'Rejected', tone: 'bad' },
}

/** Where the person's company is paid: the last digits of what was entered, and a way to enter another account. */
export const OwnBankDetails = ({ companyId }: { companyId: string }) => {
  const api = useGuardedCall()
  const read = useQuery({ queryKey: QUERY, queryFn: ({ signal }) => api(listBankDetails, { limit: 5 }, { signal }) })
  return (
    <Stack as="section" gap={4} align="start" aria-labelledby="own-bank-details">
      <Heading level={2} size={4} id="own-bank-details">
        Bank details
      </Heading>
      <Reading read={read} loading="Loading bank details" failure="Your bank details could not be read">
        {({ data }) => (
          <Stack as="ul" role="list" gap={2}>
            {data.length === 0 ? <Text as="li">No bank account yet. What is paid out to your company needs one.</Text> : null}
            {data.map(({ id, accountName, accountLastFour, status, blockReason }) => (
              <li key={id}>
                {accountName}, account that ends in {accountLastFour} <Badge tone={STATES[status].tone}>{STATES[status].words}</Badge>
                {status === 'blocked' ? (
                  <Text tone="muted" size="small">
                    The bank's reason: {blockReason}. Enter a bank account below; what we owe you is paid to it once we have confirmed it
                    with you.
                  </Text>
                ) : null}
              </li>
            ))}
          </Stack>
        )}
      </Reading>
      <BankAccountDialog
        companyId={companyId}
        title="Enter a bank account"
        description="A person of ours calls you back before it is used. Until then payouts go where they went."
        next="They are used once we have confirmed them with you."
        trigger={<Button>Enter a bank account</Button>}
        queries={QUERY}
      />
    </Stack>
  )
}

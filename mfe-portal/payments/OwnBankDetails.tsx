import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { agreeToBankDetail, type BankDetail, listBankDetails } from '@framewell/domain/payments/bankDetailCalls'
import { prenoteWords } from '@framewell/domain/payments/prenotes'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { BankAccountDialog } from '@framewell/remote-kit/payments/BankAccountDialog'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { StateBadge } from '@framewell/remote-kit/words/StateBadge'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BANK_DETAIL_STATES } from './bankDetailStates'
import { PAYMENT_QUERIES } from './paymentQueries'

const QUERY = [...PAYMENT_QUERIES, 'bank-details'] as const

/** The company's bank account for payouts: its last digits, and a form to enter another. */
export const OwnBankDetails = ({ companyId }: { companyId: string }) => {
  const api = useGuardedCall()
  const read = useQuery({ queryKey: QUERY, queryFn: ({ signal }) => api(listBankDetails, { limit: 5 }, { signal }) })
  return (
    <Stack as="section" gap={4} align="start" aria-labelledby="own-bank-details">
      <Heading level={2} size={4} id="own-bank-details">
        Bank details
      </Heading>
      <Reading read={read} loading="Loading bank details" failure="Your bank details could not be loaded">
        {({ data }) => (
          <Stack as="ul" role="list" gap={2}>
            {data.length === 0 ? <Text as="li">No bank account yet. Payouts and refunds need one.</Text> : null}
            {data.map((detail) => (
              <li key={detail.id}>
                <OwnBankDetail detail={detail} />
              </li>
            ))}
          </Stack>
        )}
      </Reading>
      <BankAccountDialog
        companyId={companyId}
        title="Enter a bank account"
        description="We call to verify this account before we use it, and email every owner. If you became an owner lately, another owner has to agree, or it waits a week."
        next="They are used once we have confirmed them with you."
        trigger={<Button>Enter a bank account</Button>}
        queries={PAYMENT_QUERIES}
      />
    </Stack>
  )
}

const OwnBankDetail = ({ detail }: { detail: BankDetail }) => {
  const { id, accountName, accountLastFour, status, blockReason, proposedBy, waitsUntil, needsMyAgreement, needsPrenote, prenote } = detail
  const queryClient = useQueryClient()
  const { send, busy, failure } = useSend(agreeToBankDetail, {
    onSettled: () => void queryClient.invalidateQueries({ queryKey: PAYMENT_QUERIES }),
  })
  return (
    <Stack gap={2} align="start">
      <span>
        {accountName}, account that ends in {accountLastFour} <StateBadge states={BANK_DETAIL_STATES} state={status} />
      </span>
      {status === 'blocked' ? (
        <Text tone="muted" size="small">
          The bank's reason: {blockReason}. Enter a bank account below; what we owe you is paid to it once we have confirmed it with you.
        </Text>
      ) : null}
      {status === 'active' && needsPrenote ? (
        <Text tone="muted">
          Before the first payout we send your bank a prenote, a test entry of $0. We can pay to this account three banking days after it
          settles.
        </Text>
      ) : null}
      {status === 'active' && prenote ? <Text tone="muted">{prenoteWords(prenote)}.</Text> : null}
      {waitsUntil ? (
        <Text tone="muted">
          {proposedBy} entered it. We can confirm it once another owner agrees, or from <ShortTime iso={waitsUntil} />.
        </Text>
      ) : null}
      <SendAlert failure={failure} />
      {needsMyAgreement ? (
        <Button pending={busy} pendingText="Saving..." onClick={() => void send({ id })}>
          Agree to this account
        </Button>
      ) : null}
    </Stack>
  )
}

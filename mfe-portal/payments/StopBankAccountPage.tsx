import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Text } from '@framewell/design-system/elements/text/Text'
import { openBankDetailStop, type StoppableBankDetail, stopBankDetail } from '@framewell/domain/payments/bankDetailCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { AccountSheet } from '../accounts/AccountSheet'
import { AccountSkeleton } from '../accounts/AccountSkeleton'
import { isRefusal } from '../accounts/isRefusal'
import { useFragmentToken } from '../accounts/useFragmentToken'
import { bankDetailLabel } from './bankDetailStates'

interface StopLink {
  readonly id: string
  readonly owner: string
  readonly token: string
}

/** /stop-bank-account?id=&owner=#token=: shows an owner the bank account entered for their company and stops it with one click. */
export const StopBankAccountPage = () => {
  const token = useFragmentToken()
  const query = new URLSearchParams(useLocation().search)
  const [id, owner] = [query.get('id'), query.get('owner')]
  if (token === null || !id || !owner) return <BrokenLink />
  return <Opened key={token} link={{ id, owner, token }} />
}

const Opened = ({ link }: { link: StopLink }) => {
  const { call } = useShell()
  const opened = useQuery({
    queryKey: ['mfe-portal', 'payments', 'bank-detail-stop', link],
    queryFn: ({ signal }) => call(openBankDetailStop, link, { signal }),
    networkMode: 'always',
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const { send, busy, failure, answer } = useSend(stopBankDetail)
  if (answer)
    return (
      <AccountSheet
        arrived
        title="This account is stopped"
        lead={`Nothing more is paid to the account ending in ${answer.accountLastFour}. ${answer.company} is not paid until another account is entered and confirmed.`}
      >
        <Text>This does not recall payouts already sent to the bank. Call us if you see one.</Text>
      </AccountSheet>
    )
  if (opened.data)
    return (
      <Account detail={opened.data}>
        <SendAlert title="Not stopped" failure={failure} />
        {opened.data.stoppable ? (
          <Button variant="primary" pending={busy} pendingText="Stopping..." onClick={() => void send(link)}>
            Stop this account
          </Button>
        ) : (
          <Text>This link can no longer stop this account. Call us if it is wrong.</Text>
        )}
      </Account>
    )
  if (isRefusal(openBankDetailStop, opened.error, 'unknownStop')) return <BrokenLink />
  if (!opened.error) return <AccountSkeleton />
  return (
    <AccountSheet title="Stop a bank account">
      <ErrorState title="The account could not be shown" onRetry={() => opened.refetch()} retrying={opened.isFetching}>
        {problemSentence(opened.error, 'Nothing has changed. Please try again in a moment.')}
      </ErrorState>
    </AccountSheet>
  )
}

const Account = ({ detail, children }: { detail: StoppableBankDetail; children: ReactNode }) => (
  <AccountSheet
    title={`A bank account for ${detail.company}`}
    lead="Stop it if it is not yours. We will pay nothing more to it, and notify your company and our operators. You don’t need to sign in."
  >
    <DescriptionList
      items={[
        { term: 'Name on the account', detail: detail.accountName },
        { term: 'Account number', detail: `Ends in ${detail.accountLastFour}` },
        { term: 'Entered by', detail: detail.proposedBy },
        { term: 'Entered', detail: <ShortTime iso={detail.proposedAt} /> },
        { term: 'Status', detail: bankDetailLabel(detail.status) },
      ]}
    />
    {children}
  </AccountSheet>
)

const BrokenLink = () => (
  <AccountSheet title="This link does not open a bank account" lead="Open the link in our email again, or copy all of it.">
    <Button href="/">Back to home</Button>
  </AccountSheet>
)

import { Button } from '@framewell/design-system/elements/button/Button'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Link } from '@framewell/design-system/elements/link/Link'
import { openInvitation } from '@framewell/domain/parties/partyCalls'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { AccountSheet } from './AccountSheet'
import { AccountSkeleton } from './AccountSkeleton'
import { SIGN_IN_PATH } from './accountPaths'
import { Invitation } from './Invitation'
import { isRefusal, isTruncatedLink } from './isRefusal'
import { useFragmentToken } from './useFragmentToken'

/** /join#token=: shows an invitation and accepts it. */
export const JoinPage = () => {
  const token = useFragmentToken()
  if (token === null)
    return <NoInvitation>Open the link in our email again: it ends in a long token, which opens the invitation.</NoInvitation>
  return <Opened key={token} token={token} />
}

const Opened = ({ token }: { token: string }) => {
  const { call } = useShell()
  const opened = useQuery({
    queryKey: ['mfe-portal', 'accounts', 'invitation', token],
    queryFn: ({ signal }) => call(openInvitation, { token }, { signal }),
    networkMode: 'always',
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (opened.data) return <Invitation token={token} invitation={opened.data} />
  if (isRefusal(openInvitation, opened.error, 'unknownInvitation')) {
    return <NoInvitation>{problemSentence(opened.error, '')}</NoInvitation>
  }
  if (isTruncatedLink(opened.error)) return <NoInvitation>The link is incomplete. Copy all of it from our email.</NoInvitation>
  if (!opened.error) return <AccountSkeleton />
  return (
    <AccountSheet title="Your invitation">
      <ErrorState title="The invitation could not be opened" onRetry={() => opened.refetch()} retrying={opened.isFetching}>
        {problemSentence(opened.error, 'It is still there. Please try again in a moment.')}
      </ErrorState>
    </AccountSheet>
  )
}

const NoInvitation = ({ children }: { children: string }) => (
  <AccountSheet title="This link does not open an invitation" lead={children}>
    <Button href="/">Back to home</Button>
    <Link href={SIGN_IN_PATH} variant="standalone">
      Already joined? Sign in
    </Link>
  </AccountSheet>
)

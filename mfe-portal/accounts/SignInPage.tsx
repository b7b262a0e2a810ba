import { Link } from '@framewell/design-system/elements/link/Link'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Session } from '@framewell/domain/accounts/session'
import { ClaimIntoAccount } from '@framewell/remote-kit/session/ClaimIntoAccount'
import { SignInForm } from '@framewell/remote-kit/session/SignInForm'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { AccountSheet } from './AccountSheet'
import { FORGOTTEN_PATH } from './accountPaths'
import { claimOfPlace } from './claimOfPlace'
import { placeAfterSignIn } from './placeAfterSignIn'

/** /sign-in: signs builders and partners in and redirects to `?next=`, otherwise to their account; staff go to the admin area. */
export const SignInPage = () => {
  const shell = useShell()
  const queryClient = useQueryClient()
  const next = new URLSearchParams(useLocation().search).get('next')
  const { data: session } = useQuery(sessionQuery(shell))
  const place = session ? placeAfterSignIn(session.role, next) : null
  useEffect(() => {
    if (place) shell.navigate(place, { replace: true })
  }, [shell, place])
  const signedIn = (newSession: Session) => {
    shell.sessionChanged()
    queryClient.setQueryData(sessionQuery(shell).queryKey, newSession)
  }
  return (
    <AccountSheet title="Sign in" lead="For builders and fabrication partners: your decisions, quotes and productions.">
      <SignInForm action="Sign in" onSignedIn={signedIn} />
      <Link href={FORGOTTEN_PATH} variant="standalone">
        Forgot your password?
      </Link>
      <NoAccountYet next={next} />
    </AccountSheet>
  )
}

/** How a person without an account gets one: with the private link that they came with, or with a credit application. */
const NoAccountYet = ({ next }: { next: string | null }) => {
  const claim = claimOfPlace(next)
  if (claim) return <ClaimIntoAccount claim={claim} />
  return (
    <Text size="small" tone="muted">
      No account yet? <Link href="/qualification">Apply for credit</Link> or get a quote: the quote’s page offers you an account.
    </Text>
  )
}

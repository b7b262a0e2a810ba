import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type { Session } from '@framewell/domain/accounts/session'
import { ACCOUNT_TOASTS } from '@framewell/domain/notices/toasts'
import { CenteredPanel } from '@framewell/remote-kit/session/CenteredPanel'
import { SignInForm } from '@framewell/remote-kit/session/SignInForm'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { NotAnOperator } from './NotAnOperator'
import { placeForRole } from './signInPlace'

/** How long 'Welcome Admin' is shown before the dashboard opens, in milliseconds (specified). */
const WELCOME_MS = 1000

/** /admin-login: signs operators and editors in and redirects to their part of the admin area, or to `?next=`. */
export const AdminLoginPage = () => {
  const shell = useShell()
  const queryClient = useQueryClient()
  const next = new URLSearchParams(useLocation().search).get('next')
  const { data: session } = useQuery(sessionQuery(shell))
  const place = session ? placeForRole(session.role, next) : null
  const welcome = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (place) shell.navigate(place, { replace: true })
  }, [shell, place])
  useEffect(() => () => clearTimeout(welcome.current), [])

  const signedIn = (newSession: Session) => {
    shell.sessionChanged()
    const goOn = () => queryClient.setQueryData(sessionQuery(shell).queryKey, newSession)
    if (!placeForRole(newSession.role, next)) return goOn()
    shell.toast({ ...ACCOUNT_TOASTS.signedIn, tone: 'success' })
    welcome.current = setTimeout(goOn, WELCOME_MS)
  }

  if (session && !place) return <NotAnOperator session={session} roles={OPERATOR_ROLES} />
  return (
    <CenteredPanel>
      <Sheet padding="large">
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1} size={3}>
              Admin sign-in
            </Heading>
            <Text tone="muted" size="compact">
              For operators and editors: credit review, the network's controls and the site's content.
            </Text>
          </Stack>
          <SignInForm action="Access Dashboard" onSignedIn={signedIn} />
        </Stack>
      </Sheet>
      <Link href="/" variant="standalone">
        <ArrowLeft aria-hidden="true" size="1em" />
        Back to home
      </Link>
    </CenteredPanel>
  )
}

const Sheet = styled(Card)`
  width: 100%;
`

import type { Role } from '@framewell/domain/accounts/roles'
import type { Session } from '@framewell/domain/accounts/session'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../shell/useShell'
import { AccessCheckFailed } from './AccessCheckFailed'
import { hasRole } from './hasRole'
import { sessionQuery } from './sessionQuery'
import { VerifyingAccess } from './VerifyingAccess'

interface SessionGuardProps {
  children: ReactNode
  /** Roles that may see the screen. */
  roles: readonly Role[]
  /** Address of the sign-in page that returns to a place (path, query, hash). */
  signInPath: (place: string) => string
  /** Shown to a signed-in person with another role. */
  refused: (session: Session) => ReactNode
}

/** Shows its screen to people with one of the roles; sends strangers, and people whose session ended, to sign-in and back. */
export const SessionGuard = ({ children, roles, signInPath, refused }: SessionGuardProps) => {
  const shell = useShell()
  const { pathname, search, hash } = useLocation()
  const session = useQuery(sessionQuery(shell))
  const stranger = session.data === null
  const signIn = signInPath(`${pathname}${search}${hash}`)
  useEffect(() => {
    if (stranger) shell.navigate(signIn, { replace: true })
  }, [stranger, shell, signIn])

  if (session.data) return hasRole(session.data, roles) ? children : refused(session.data)
  if (session.isError) return <AccessCheckFailed retrying={session.isFetching} onRetry={() => session.refetch()} />
  return <VerifyingAccess />
}

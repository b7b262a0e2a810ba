import { OPERATOR_ROLES, type Role } from '@framewell/domain/accounts/roles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../shell/useShell'
import { AccessCheckFailed } from './AccessCheckFailed'
import { hasRole } from './hasRole'
import { NotAnOperator } from './NotAnOperator'
import { sessionQuery } from './sessionQuery'
import { loginPathFor } from './signInPlace'
import { VerifyingAccess } from './VerifyingAccess'

interface OperatorGuardProps {
  children: ReactNode
  /** Who may see the screen; operators unless said. */
  roles?: readonly Role[]
}

/** Shows its screen to operators (or other roles); leads strangers, and people whose session ended, to sign-in and back to this place. */
export const OperatorGuard = ({ children, roles = OPERATOR_ROLES }: OperatorGuardProps) => {
  const shell = useShell()
  const { pathname, search, hash } = useLocation()
  const session = useQuery(sessionQuery(shell))
  const stranger = session.data === null
  useEffect(() => {
    if (stranger) shell.navigate(loginPathFor(`${pathname}${search}${hash}`), { replace: true })
  }, [stranger, shell, pathname, search, hash])

  if (session.data) return hasRole(session.data, roles) ? children : <NotAnOperator session={session.data} />
  if (session.isError) return <AccessCheckFailed retrying={session.isFetching} onRetry={() => session.refetch()} />
  return <VerifyingAccess />
}

import { OPERATOR_ROLES, type Role } from '@framewell/domain/accounts/roles'
import { SessionGuard } from '@framewell/remote-kit/session/SessionGuard'
import type { ReactNode } from 'react'
import { NotAnOperator } from './NotAnOperator'
import { loginPathFor } from './signInPlace'

interface OperatorGuardProps {
  children: ReactNode
  /** Roles that may see the screen; operators by default. */
  roles?: readonly Role[]
}

/** Shows its screen to operators (or other roles) and redirects everyone else to the admin sign-in. */
export const OperatorGuard = ({ children, roles = OPERATOR_ROLES }: OperatorGuardProps) => (
  <SessionGuard roles={roles} signInPath={loginPathFor} refused={(session) => <NotAnOperator session={session} roles={roles} />}>
    {children}
  </SessionGuard>
)

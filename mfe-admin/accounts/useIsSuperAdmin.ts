import { SUPER_ADMIN_ROLES } from '@framewell/domain/accounts/roles'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'

/** Whether the person at the desk may do what only super admins may; the server decides in any case. */
export function useIsSuperAdmin(): boolean {
  const { data: session } = useQuery(sessionQuery(useShell()))
  return SUPER_ADMIN_ROLES.some((role) => role === session?.role)
}

import { SUPER_ADMIN_ROLES } from '@framewell/domain/accounts/roles'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'

/** Whether the signed-in operator is a super admin. This only controls the UI; the server enforces it. */
export function useIsSuperAdmin(): boolean {
  const { data: session } = useQuery(sessionQuery(useShell()))
  return SUPER_ADMIN_ROLES.some((role) => role === session?.role)
}

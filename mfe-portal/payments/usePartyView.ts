import type { View } from '@framewell/domain/payments/partyView'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'

/** The signed-in user's view of money: builder, shop, or null for operators, who see all of it. */
export function usePartyView(): View {
  const role = useQuery(sessionQuery(useShell())).data?.role
  if (role === 'builder') return ['builder']
  return role === 'partner' ? ['fabricator'] : null
}

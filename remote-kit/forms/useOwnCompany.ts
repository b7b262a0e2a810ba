import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { SIGNED_IN_QUERIES, sessionQuery } from '../session/sessionQuery'
import { useShell } from '../shell/useShell'

/** Once a signed-in builder's company is known, passes its name on, for a form to fill what is still empty. */
export function useOwnCompany(fill: (companyName: string) => void): void {
  const shell = useShell()
  const { data: session } = useQuery(sessionQuery(shell))
  const { data: own } = useQuery({
    queryKey: [...SIGNED_IN_QUERIES, 'own-account'],
    queryFn: ({ signal }) => shell.call(getOwnAccount, {}, { signal }),
    enabled: session?.role === 'builder',
    retry: 1,
  })
  const fillNow = useEffectEvent(fill)
  const name = own?.companies.find(({ kind }) => kind === 'builder')?.name
  useEffect(() => {
    if (name !== undefined) fillNow(name)
  }, [name])
}

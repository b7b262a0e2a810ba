import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { sessionQuery } from '../session/sessionQuery'
import { useShell } from '../shell/useShell'

interface OwnContact {
  readonly name: string
  readonly email: string
}

/** Once it is known who is signed in, passes their name and email on, for a form to fill what is still empty. */
export function useOwnContact(fill: (contact: OwnContact) => void): void {
  const { data: session } = useQuery(sessionQuery(useShell()))
  const fillNow = useEffectEvent(fill)
  useEffect(() => {
    if (session) fillNow(session)
  }, [session])
}

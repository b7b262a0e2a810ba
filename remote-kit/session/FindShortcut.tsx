import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { FIND_PATH, isFindKey } from '@framewell/remote-kit/session/findKey'
import { hasRole } from '@framewell/remote-kit/session/hasRole'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

/** On pages that operators share with builders and shops, Ctrl K opens Find on their dashboard. */
export const FindKey = () => {
  const shell = useShell()
  const session = useQuery(sessionQuery(shell)).data
  const may = session ? hasRole(session, OPERATOR_ROLES) : false
  useEffect(() => {
    if (!may) return
    const listen = (event: KeyboardEvent) => {
      if (!isFindKey(event)) return
      event.preventDefault()
      shell.navigate(FIND_PATH)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [may, shell])
  return null
}

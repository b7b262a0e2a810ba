import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useShell } from '../shell/useShell'
import { FIND_PATH, isFindKey } from './findKey'
import { hasRole } from './hasRole'
import { sessionQuery } from './sessionQuery'

/** On pages that operators share with others, Ctrl K opens Find on their dashboard. */
export const FindShortcut = () => {
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

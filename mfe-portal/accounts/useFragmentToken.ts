import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The token from a mailed link's fragment; null without one. It is removed from the URL at once, so that neither the browser's history nor
 * a copied URL contains it. A link opened in the same tab brings its own token.
 */
export function useFragmentToken(): string | null {
  const shell = useShell()
  const { pathname, search, hash } = useLocation()
  const [token, setToken] = useState<string | null>(null)
  const brought = new URLSearchParams(hash.slice(1)).get('token')
  if (brought !== null && brought !== token) setToken(brought)
  useEffect(() => {
    if (brought !== null) shell.navigate(`${pathname}${search}`, { replace: true })
  }, [shell, brought, pathname, search])
  return token
}

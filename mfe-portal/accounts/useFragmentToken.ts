import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The token that a mailed link brings in the address's fragment; null without one. It leaves the address at once, so that neither the
 * browser's history nor a copied address has it. A link opened on top of another brings its own.
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

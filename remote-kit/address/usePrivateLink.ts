import { LINK_TOKEN_MEMBER, withLinkToken } from '@framewell/domain/http/linkToken'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../shell/useShell'

/** What a private link carries: the id of a thing, and the token that opens it. */
export interface PrivateLink {
  readonly id: string
  readonly token: string
}

/**
 * The private link that the address is, with the id under this name in its query; null without one. Links made before the token stood in
 * the fragment have it in the query: they open too, and it moves to the fragment at once.
 */
export function usePrivateLink(member: string): PrivateLink | null {
  const { navigate } = useShell()
  const { pathname, search, hash } = useLocation()
  const query = new URLSearchParams(search)
  const id = query.get(member)
  const early = query.get(LINK_TOKEN_MEMBER)
  const token = new URLSearchParams(hash.slice(1)).get(LINK_TOKEN_MEMBER) ?? early ?? ''
  query.delete(LINK_TOKEN_MEMBER)
  const moved = id === null || early === null ? null : withLinkToken(`${pathname}?${query}`, token)
  useEffect(() => {
    if (moved !== null) navigate(moved, { replace: true })
  }, [navigate, moved])
  return id === null ? null : { id, token }
}

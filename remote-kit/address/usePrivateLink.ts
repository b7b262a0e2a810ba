import { LINK_TOKEN_MEMBER, withLinkToken } from '@framewell/domain/http/linkToken'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../shell/useShell'

/** A private link's content: the id of a thing, and the token that opens it. */
export interface PrivateLink {
  readonly id: string
  readonly token: string
}

/**
 * The current address's private link, with the id in the given query parameter; null without one. Older links have the token in the query:
 * they still work, and the token moves to the fragment immediately.
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

import type { RouteAnswer } from '@framewell/domain/releases/shell'
import { useEffect } from 'react'
import { useShell } from './useShell'

/**
 * Says what the page at this address is: its title, whether search engines list it, and its status. Call it in a route's screen, for example
 * with `{ status: 404, title: 'No such warranty' }` for an unknown id. A status is sent for routes with `indexed: true` only, which servers draw.
 */
export function useRouteAnswer({ status, title, description, indexed }: RouteAnswer): void {
  const { answerRoute } = useShell()
  const answer: RouteAnswer = { status, title, description, indexed }
  // On a server there are no effects; the last rendering counts.
  if (typeof window === 'undefined') answerRoute?.(answer)
  const said = JSON.stringify(answer)
  useEffect(() => answerRoute?.(JSON.parse(said)), [answerRoute, said])
}

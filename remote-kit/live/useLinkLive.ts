import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { followQueries } from './followQueries'
import { LinkChangesContext } from './LiveContext'

/**
 * Reloads a private link page's queries when the server reports a change to its thing.
 * @param url path of the link's stream
 */
export function useLinkLive(url: string, token: string, queryKey: QueryKey): void {
  const changesOf = use(LinkChangesContext)
  const queryClient = useQueryClient()
  const key = JSON.stringify(queryKey)
  useEffect(
    () =>
      followQueries({
        changes: changesOf(url, token),
        queryClient,
        queryKey: JSON.parse(key),
        topics: ['production', 'orders'],
        id: undefined,
      }),
    [changesOf, queryClient, key, url, token],
  )
}

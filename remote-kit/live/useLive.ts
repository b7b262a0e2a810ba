import type { Topic } from '@framewell/domain/notifications/topics'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { followQueries } from './followQueries'
import { LiveContext } from './LiveContext'

/**
 * Reloads a screen's queries when the server reports a change of a topic. For screens behind a guard: strangers receive no events.
 * @param topic one, or a constant list
 * @param queryKey key prefix of the queries to reload
 * @param id only changes of this thing; all by default
 */
export function useLive(topic: Topic | readonly Topic[] | undefined, queryKey: QueryKey, id?: string): void {
  const changes = use(LiveContext)
  const queryClient = useQueryClient()
  const key = JSON.stringify(queryKey)
  useEffect(() => {
    if (topic === undefined) return
    return followQueries({ changes, queryClient, queryKey: JSON.parse(key), topics: typeof topic === 'string' ? [topic] : topic, id })
  }, [changes, queryClient, key, topic, id])
}

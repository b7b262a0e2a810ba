import type { Topic } from '@framewell/domain/notifications/topics'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { followQueries } from './followQueries'
import { LiveContext } from './LiveContext'

/**
 * Reads a screen's queries anew whenever the server says that something of a topic changed. For screens behind a guard: a stranger hears nothing.
 * @param topic one, or a constant list of them
 * @param queryKey what to read anew: all queries below it
 * @param id only changes of this thing; of all things unless said
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

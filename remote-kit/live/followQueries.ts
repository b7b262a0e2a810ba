import type { Topic } from '@framewell/domain/notifications/topics'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Changes } from './changeSource'

/** Simultaneous changes are read together. */
const TOGETHER_MS = 150

interface Following {
  readonly changes: Changes
  readonly queryClient: QueryClient
  readonly queryKey: QueryKey
  readonly topics: readonly Topic[]
  readonly id: string | undefined
}

/** Reloads queries on their topics' changes: one read at a time, and one after the last change. @returns stops following */
export function followQueries({ changes, queryClient, queryKey, topics, id }: Following): () => void {
  let stopped = false
  let reading = false
  let again = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = async () => {
    timer = undefined
    reading = true
    again = false
    // The query itself shows a failed read.
    await queryClient.invalidateQueries({ queryKey }).catch(() => undefined)
    reading = false
    if (again && !stopped) due()
  }
  const due = () => {
    again = true
    if (!reading) timer ??= setTimeout(() => void read(), TOGETHER_MS)
  }
  const leave = changes.listen((change) => {
    if (change.type === 'reload') due()
    else if (change.type === 'changed' && topics.includes(change.topic) && (id === undefined || change.id === '' || change.id === id)) due()
  })
  return () => {
    stopped = true
    clearTimeout(timer)
    leave()
  }
}

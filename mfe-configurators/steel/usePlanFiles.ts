import { isApiError } from '@framewell/domain/http/isApiError'
import { randomKey } from '@framewell/domain/http/sending/randomKey'
import { removePlanFile, uploadPlanFile } from '@framewell/domain/quotes/planFileCalls'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fileRefusal, MAX_FILES, type PlanFileEntry, type StoredFile } from './planFiles'

const LOST = 'The connection was lost while this file was being sent. Try again.'
const NOT_REMOVED = 'This file could not be removed. Try again.'

/** A plan's files: uploads each as soon as it is chosen, reports progress, and allows retry and removal. */
export function usePlanFiles(stored: readonly StoredFile[], change: (update: (files: readonly StoredFile[]) => StoredFile[]) => void) {
  const { call } = useShell()
  const [entries, setEntries] = useState<readonly PlanFileEntry[]>([])
  const [removalErrors, setRemovalErrors] = useState<Readonly<Record<string, string>>>({})
  const sending = useRef(new Map<string, { file: File; stop: AbortController }>())

  // Leaving the form cancels uploads.
  useEffect(() => {
    const all = sending.current
    return () => {
      for (const { stop } of all.values()) stop.abort()
    }
  }, [])

  const update = useCallback((key: string, next: Partial<PlanFileEntry>) => {
    setEntries((all) => all.map((entry) => (entry.key === key ? { ...entry, ...next } : entry)))
  }, [])
  const drop = useCallback((key: string) => {
    sending.current.delete(key)
    setEntries((all) => all.filter((entry) => entry.key !== key))
  }, [])

  const start = async (key: string, file: File) => {
    const stop = new AbortController()
    sending.current.set(key, { file, stop })
    update(key, { sent: 0, error: null, again: false })
    try {
      const onProgress = (sent: number) => update(key, { sent })
      const answer = await call(uploadPlanFile, { name: file.name }, { file, signal: stop.signal, onProgress, idempotencyKey: key })
      drop(key)
      change((files) => [...files, { id: answer.file.id, token: answer.token, name: answer.file.name }])
    } catch (error) {
      if (stop.signal.aborted) return
      const refused = isApiError(error) && error.status < 500 && error.status !== 429
      update(key, { error: problemSentence(error, LOST), again: !refused })
    }
  }

  const add = (files: readonly File[]) => {
    const room = MAX_FILES - stored.length - entries.filter(({ error }) => error === null).length
    const added = files.map((file, index) => {
      const error = fileRefusal(file) ?? (index < room ? null : `Add at most ${MAX_FILES} files`)
      return { file, entry: { key: randomKey(), name: file.name, sent: 0, error, again: false } }
    })
    setEntries((all) => [...all, ...added.map(({ entry }) => entry)])
    for (const { file, entry } of added) if (entry.error === null) void start(entry.key, file)
  }

  const removeStored = async ({ id, token }: StoredFile) => {
    setRemovalErrors(({ [id]: _, ...others }) => others)
    try {
      await call(removePlanFile, { id, token })
    } catch (error) {
      // Already deleted, or retained because a quote uses it: this plan drops it either way.
      const settled = isApiError(error) && (error.status === 404 || error.status === 409)
      if (!settled) return setRemovalErrors((all) => ({ ...all, [id]: NOT_REMOVED }))
    }
    change((files) => files.filter((file) => file.id !== id))
  }

  return {
    entries,
    removalErrors,
    sending: entries.some(({ error }) => error === null),
    add,
    again: (key: string) => {
      const known = sending.current.get(key)
      if (known) void start(key, known.file)
    },
    remove: (key: string) => {
      sending.current.get(key)?.stop.abort()
      drop(key)
    },
    removeStored,
  }
}

import { type getDevelopment, saveLots } from '@framewell/domain/developments/developmentCalls'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { developmentQuery } from './developmentQueries'

interface SaveLotsOptions {
  /** A refused member of a lot: `lots.0.deliverBy` is field 'deliverBy' of the first. */
  readonly onRefused?: (at: number, field: string, message: string) => void
  readonly onSaved?: () => void
}

/** Adds and changes lots of a development; the screen then shows the server's answer. */
export function useSaveLots({ onRefused, onSaved }: SaveLotsOptions = {}) {
  const show = useShowDevelopment()
  return useSend(saveLots, {
    words: { makes: 'lot' },
    form: {
      shows: (path) => onRefused !== undefined && path.startsWith('lots.'),
      mark: (path, message) => {
        const [, at, field] = path.split('.')
        if (field !== undefined) onRefused?.(Number(at), field, message)
      },
    },
    onSent: (answer) => {
      show(answer)
      onSaved?.()
    },
  })
}

/** Puts an answered development on the screen. */
export function useShowDevelopment() {
  const api = useGuardedCall()
  const queries = useQueryClient()
  return useCallback(
    (answer: CallOutput<typeof getDevelopment>) => {
      queries.setQueryData(developmentQuery(api, answer.development.id).queryKey, answer)
    },
    [api, queries],
  )
}

import { type FactValues, holdsFacts } from '@framewell/domain/content/facts'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { factsQuery } from './factQueries'

/** What the facts in a value say now; undefined until they are known. Nothing is asked for a value that names none. */
export function useFactValues(value: unknown): FactValues | undefined {
  const named = holdsFacts(value)
  const { data } = useQuery({ ...factsQuery(useGuardedCall()), enabled: named })
  return useMemo(() => (named ? data && new Map(data.map((fact) => [fact.key, fact.value])) : NONE), [named, data])
}

const NONE: FactValues = new Map()

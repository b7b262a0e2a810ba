import { type FactValues, holdsFacts } from '@framewell/domain/content/facts'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { factsQuery } from './factQueries'

/** Current values of the facts in a value; undefined until they load. Nothing is fetched when it contains no facts. */
export function useFactValues(value: unknown): FactValues | undefined {
  const named = holdsFacts(value)
  const { data } = useQuery({ ...factsQuery(useGuardedCall()), enabled: named })
  return useMemo(() => (named ? data && new Map(data.map((fact) => [fact.key, fact.value])) : NONE), [named, data])
}

const NONE: FactValues = new Map()

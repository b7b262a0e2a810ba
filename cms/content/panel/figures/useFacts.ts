'use client'

import type { Fact } from '@framewell/domain/content/factCalls'
import type { FactValues } from '@framewell/domain/content/facts'
import { useEffect, useMemo, useState } from 'react'
import { knownFacts } from '../knownFacts'

/** The live facts that cells can use, with their values; undefined until loaded. */
export function useFacts(): { readonly facts: readonly Fact[]; readonly values: FactValues | undefined } {
  const [facts, setFacts] = useState<readonly Fact[]>()
  useEffect(() => {
    let left = false
    void knownFacts().then((known) => left || setFacts(known))
    return () => {
      left = true
    }
  }, [])
  // Without facts nothing is marked.
  const values = useMemo(() => (facts?.length ? new Map(facts.map(({ key, value }) => [key, value])) : undefined), [facts])
  return { facts: facts ?? [], values }
}

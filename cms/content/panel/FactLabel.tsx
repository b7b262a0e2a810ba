'use client'

import { type Fact, listFacts } from '@framewell/domain/content/factCalls'
import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from './callApi'

/** Asked once for all facts of a form; again in the next one, since claims change. */
let asked: { readonly at: number; readonly facts: Promise<readonly Fact[]> } | null = null
const BELIEVED_MS = 20_000

function knownFacts(): Promise<readonly Fact[]> {
  if (asked && Date.now() - asked.at < BELIEVED_MS) return asked.facts
  const facts = callApi(listFacts, {}).then(
    (found) => found.facts,
    // Its key is said then.
    () => [],
  )
  asked = { at: Date.now(), facts }
  return facts
}

/** A live fact in a line of running text: what readers see there, or its key where there is no such fact. */
export const FactLabel = () => {
  const key = useFormFields(([fields]) => fields.fact?.value)
  const [fact, setFact] = useState<Fact | undefined>()
  useEffect(() => {
    let left = false
    void knownFacts().then((facts) => left || setFact(facts.find((known) => known.key === key)))
    return () => {
      left = true
    }
  }, [key])
  const words = fact?.value ?? (typeof key === 'string' && key !== '' ? key : 'Live fact')
  return <span title={fact ? `Live fact: ${fact.label}` : 'Live fact'}>{words}</span>
}

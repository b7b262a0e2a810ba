'use client'

import type { Fact } from '@framewell/domain/content/factCalls'
import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { knownFacts } from './knownFacts'

/** A live fact in running text: its value, or its key if the fact is unknown or facts cannot be loaded. */
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

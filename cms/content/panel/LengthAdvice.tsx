'use client'

import { useFormFields } from '@payloadcms/ui'

interface LengthAdviceProps {
  readonly path: string
  readonly min: number
  readonly max: number
}

/** Counts a field's characters against the length that search results show. */
export function LengthAdvice({ path, min, max }: LengthAdviceProps) {
  const value = useFormFields(([fields]) => fields[path]?.value)
  const length = typeof value === 'string' ? value.length : 0
  const verdict = length === 0 ? 'empty' : length < min ? 'short' : length > max ? 'too long' : 'good'
  return (
    <div className="field-description" style={length > max ? { color: 'var(--theme-error-600)' } : {}}>
      {length} / {max} characters ({verdict}; {min} to {max} are shown in full)
    </div>
  )
}

'use client'

import { isCents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { useFormFields } from '@payloadcms/ui'

interface CentsReadProps {
  readonly path: string
  /** The amount's description. */
  readonly words?: string
}

/** Below a field of cents: its unit, and the typed amount in dollars. */
export const CentsRead = ({ path, words = '' }: CentsReadProps) => {
  const value = useFormFields(([fields]) => fields[path]?.value)
  return (
    <div className="field-description">
      In cents{isCents(value) ? `: ${usd(value)}` : ''}. {words}
    </div>
  )
}

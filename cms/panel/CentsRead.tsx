'use client'

import { isCents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { useFormFields } from '@payloadcms/ui'

interface CentsReadProps {
  readonly path: string
  /** What the amount is for. */
  readonly words?: string
}

/** Below a field that takes cents: its unit, and what stands there in dollars while it is typed. */
export const CentsRead = ({ path, words = '' }: CentsReadProps) => {
  const value = useFormFields(([fields]) => fields[path]?.value)
  return (
    <div className="field-description">
      In cents{isCents(value) ? `: ${usd(value)}` : ''}. {words}
    </div>
  )
}

'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useDeadLink } from './useDeadLink'

/** A collapsed row shows its label, its target and whether visitors see it yet. */
export function LinkRowLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string; title?: string; href?: string }>()
  const dead = useDeadLink(data.href)
  const name = data.label || data.title || `${(rowNumber ?? 0) + 1}`
  return (
    <span>
      {data.href ? `${name}  →  ${data.href}` : name}
      {dead ? <em> (not live yet)</em> : null}
    </span>
  )
}

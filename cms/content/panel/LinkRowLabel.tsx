'use client'

import { useRowLabel } from '@payloadcms/ui'

/** A collapsed row shows what it is called and where it leads. */
export function LinkRowLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string; title?: string; href?: string }>()
  const name = data.label || data.title || `${(rowNumber ?? 0) + 1}`
  return <span>{data.href ? `${name}  →  ${data.href}` : name}</span>
}

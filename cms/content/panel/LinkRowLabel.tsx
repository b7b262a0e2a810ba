'use client'

import { useRowLabel } from '@payloadcms/ui'

/** A collapsed row shows its label and its target. Links that lead nowhere are listed in the content screen, under Broken links. */
export function LinkRowLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string; title?: string; href?: string }>()
  const name = data.label || data.title || `${(rowNumber ?? 0) + 1}`
  return <span>{data.href ? `${name}  →  ${data.href}` : name}</span>
}

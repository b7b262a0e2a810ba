'use client'

import { useRowLabel } from '@payloadcms/ui'

interface SectionLabelProps {
  /** The kind of section, as editors call it. */
  readonly kind: string
}

interface LabelledSection {
  readonly heading?: string
  readonly title?: string
  readonly text?: string
  readonly caption?: string
  readonly app?: string
}

/** A collapsed section shows its position, its kind and its first words. */
export function SectionLabel({ kind }: SectionLabelProps) {
  const { data, rowNumber } = useRowLabel<LabelledSection>()
  const words = data.heading || data.title || data.caption || data.text || data.app
  return (
    <span>
      {String((rowNumber ?? 0) + 1).padStart(2, '0')} <strong>{kind}</strong>
      {words ? `  ${words.length > 90 ? `${words.slice(0, 90)}…` : words}` : ''}
    </span>
  )
}

'use client'

import { useFormFields } from '@payloadcms/ui'

/** A table or chart in running text: its kind and the finding above it. */
export const FigureLabel = ({ kind }: { readonly kind: string }) => {
  const heading = useFormFields(([fields]) => fields.heading?.value)
  return (
    <span className="figure-label">
      <strong>{kind}</strong> {typeof heading === 'string' ? heading : ''}
    </span>
  )
}

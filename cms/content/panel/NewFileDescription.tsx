'use client'

import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** Below a picture's description: a new file shows something else, so the description of the replaced one is cleared and asked for. */
export const NewFileDescription = () => {
  const { id } = useDocumentInfo()
  const file = useFormFields(([fields]) => fields.file?.value)
  const { setValue } = useField<string>({ path: 'alt' })
  // A picture that this form has just added keeps its description.
  const [isStored] = useState(id !== undefined)
  const replaces = isStored && file instanceof File
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new file clears the description once; setValue changes with every edit
  useEffect(() => {
    if (replaces) setValue('')
  }, [replaces, file])
  return replaces ? <p role="status">Describe the new picture.</p> : null
}

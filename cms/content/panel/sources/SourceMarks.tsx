'use client'

import { numberLinks, sourceNumbers } from '@framewell/domain/content/sourceLinks'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect } from 'react'

/** Numbers the links of a text that lead to sources, by the list of sources as it stands in the form. */
export const SourceMarks = () => {
  const [editor] = useLexicalComposerContext()
  const numbers = useFormFields(([fields]) => JSON.stringify([...numbersIn(fields)]))
  useEffect(() => {
    const known = new Map<string, number>(JSON.parse(numbers))
    const mark = () => numberLinks(editor.getRootElement()?.querySelectorAll('a') ?? [], known)
    mark()
    return editor.registerUpdateListener(mark)
  }, [editor, numbers])
  return null
}

function numbersIn(fields: FormState) {
  const rows = fields.externalLinks?.rows ?? []
  const written = (at: number, name: string) => String(fields[`externalLinks.${at}.${name}`]?.value ?? '')
  return sourceNumbers(rows.map((_, at) => ({ anchor: written(at, 'anchor'), url: written(at, 'url') })))
}

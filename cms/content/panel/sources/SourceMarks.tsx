'use client'

import { numberLinks, sourceNumbers } from '@framewell/domain/content/sourceLinks'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect } from 'react'

/** Numbers a text's links to sources, in the order of the form's list of sources. */
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

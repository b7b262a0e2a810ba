import { sectionWords } from '@framewell/domain/content/sectionWords'
import type { Block, Field } from 'payload'
import { labelOf } from '../fields/formField'

/**
 * A kind of section whose every field says its label: both editors, the list of what changed, and what a refusal names read it here. Each
 * section's own title and words are called the same.
 */
export function withLabels(block: Block): Block {
  const { title, text, rich } = sectionWords(block.slug)
  const words = rich ?? text
  const own = (name: string) => (name === title ? 'Section title' : title && name === words ? 'Words' : undefined)
  return { ...block, fields: labelled(block.fields, own) }
}

function labelled(fields: readonly Field[], own: (name: string) => string | undefined = () => undefined): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'row' || field.type === 'collapsible') return { ...field, fields: labelled(field.fields, own) }
    if (!('name' in field) || !field.name || field.type === 'join') return field
    const given = 'label' in field && typeof field.label === 'string' ? field.label : undefined
    const label = given ?? own(field.name) ?? labelOf(undefined, field.name)
    if (field.type === 'array') return { ...field, label, fields: labelled(field.fields) }
    return { ...field, label }
  })
}

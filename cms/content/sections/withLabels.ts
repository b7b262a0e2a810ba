import { sectionWords } from '@framewell/domain/content/sectionWords'
import type { Block, Field } from 'payload'
import { labelOf } from '../fields/formField'

/**
 * Adds a label to every field of a section. Both editors, the list of changes and refusals use it. Each section's own title and text have
 * the same labels.
 */
export function withLabels(block: Block): Block {
  const { title, text, rich } = sectionWords(block.slug)
  const words = rich ?? text
  const own = (name: string) => (name === title ? 'Section title' : title && name === words ? 'Body' : undefined)
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

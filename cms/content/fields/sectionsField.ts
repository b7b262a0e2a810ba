import type { BlocksField } from 'payload'
import { sections } from '../sections/sections'

/** The sections of a page, from top to bottom. */
export function sectionsField(): BlocksField {
  return {
    name: 'sections',
    type: 'blocks',
    blocks: sections,
    maxRows: 60,
    labels: { singular: 'Section', plural: 'Sections' },
    admin: {
      initCollapsed: true,
      description: 'Drag to reorder. The preview shows the page as visitors will see it.',
    },
  }
}

import { SECTION_ICONS } from '@framewell/domain/content/sectionMembers'
import type { SelectField } from 'payload'

/** One of the icon set. */
export function iconField(): SelectField {
  return {
    name: 'icon',
    type: 'select',
    options: SECTION_ICONS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1).replace('-', ' ') })),
  }
}

import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { LINK_STYLES } from '@framewell/domain/content/sectionMembers'
import type { ArrayField } from 'payload'
import { hrefField } from './hrefField'

const STYLE_LABELS: Record<(typeof LINK_STYLES)[number], string> = {
  primary: 'Primary button (one per screen)',
  quiet: 'Quiet button',
  plain: 'Plain link',
}

/** The buttons and links of a section; the API calls them `actions`. */
export function linksField(maxRows = 8): ArrayField {
  return {
    name: 'actions',
    type: 'array',
    label: 'Buttons and links',
    labels: { singular: 'Link', plural: 'Links' },
    maxRows,
    admin: { initCollapsed: true, components: { RowLabel: '/cms/content/panel/LinkRowLabel#LinkRowLabel' } },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'label', type: 'text', required: true, maxLength: 60, admin: { placeholder: 'Get Pre-Qualified' } },
          hrefField({ required: true }),
        ],
      },
      {
        name: 'style',
        type: 'select',
        required: true,
        defaultValue: 'quiet' satisfies (typeof LINK_STYLES)[number],
        options: optionsOf(LINK_STYLES, STYLE_LABELS),
      },
    ],
  }
}

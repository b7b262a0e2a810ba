import type { ArrayField, Field } from 'payload'
import { hrefField } from '../fields/hrefField'

/** The two fields of a link in header, menu or footer. */
export function navigationLink(initial?: { readonly label: string; readonly href: string }): Field[] {
  return [
    {
      type: 'row',
      fields: [
        { name: 'label', type: 'text', required: true, maxLength: 60, defaultValue: initial?.label, admin: { placeholder: 'Home Plans' } },
        { ...hrefField({ required: true }), defaultValue: initial?.href },
      ],
    },
  ]
}

export function navigationLinks(name: string, label: string, maxRows: number): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: 'Link', plural: 'Links' },
    maxRows,
    admin: { initCollapsed: true, components: { RowLabel: '/cms/content/panel/LinkRowLabel#LinkRowLabel' } },
    fields: navigationLink(),
  }
}

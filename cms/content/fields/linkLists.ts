import type { ArrayField } from 'payload'
import { validateLinkAddress } from '../linkAddress'

/** The two lists of links at the end of a page [C2]: related pages of the site, and sources that speak with authority. */
export function linkLists(): ArrayField[] {
  return [
    {
      name: 'internalLinks',
      type: 'array',
      label: 'Related pages',
      labels: { singular: 'Link', plural: 'Links' },
      maxRows: 30,
      admin: { description: 'Shown at the end of the page. 3 to 8 are best for search.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'anchor', type: 'text', label: 'Words of the link', required: true, maxLength: 120 },
            {
              name: 'targetPage',
              type: 'text',
              label: 'Page',
              required: true,
              maxLength: 300,
              admin: { placeholder: '/steel-framing-benefits', description: 'Its path or address.' },
              validate: (value: string | null | undefined) =>
                value && /^\/?(?!\/)[^\s\\:]*$/.test(value) ? true : 'Name a page of this site, for example /steel-framing-benefits',
            },
          ],
        },
      ],
    },
    {
      name: 'externalLinks',
      type: 'array',
      label: 'Sources',
      labels: { singular: 'Link', plural: 'Links' },
      maxRows: 30,
      admin: { description: 'Links to other sites that support what the page says. 1 to 3 are best for search.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'anchor', type: 'text', label: 'Words of the link', required: true, maxLength: 120 },
            {
              name: 'url',
              type: 'text',
              label: 'Address',
              required: true,
              maxLength: 500,
              admin: { placeholder: 'https://' },
              validate: (value: string | null | undefined) =>
                /^https?:\/\//i.test(value ?? '') ? validateLinkAddress(value) : 'Use a full https:// address',
            },
          ],
        },
      ],
    },
  ]
}

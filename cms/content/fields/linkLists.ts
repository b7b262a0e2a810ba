import type { ArrayField, TextField } from 'payload'
import { validateLinkAddress } from '../linkAddress'

/** The two link lists at the end of a page: related pages of the site, and authoritative sources. */
export function linkLists(): ArrayField[] {
  return [
    linkList('internalLinks', 'Related pages', 'Shown at the end of the page. 3 to 8 are best for search.', {
      name: 'targetPage',
      type: 'text',
      label: 'Page',
      required: true,
      maxLength: 300,
      admin: { placeholder: '/steel-framing-benefits', description: 'Its path or address.' },
      validate: (value: string | null | undefined) =>
        value && /^\/?(?!\/)[^\s\\:]*$/.test(value) ? true : 'Name a page of this site, for example /steel-framing-benefits',
    }),
    linkList('externalLinks', 'Sources', 'Links to other sites that support what the page says. 1 to 3 are best for search.', {
      name: 'url',
      type: 'text',
      label: 'Address',
      required: true,
      maxLength: 500,
      admin: { placeholder: 'https://' },
      validate: (value: string | null | undefined) =>
        /^https?:\/\//i.test(value ?? '') ? validateLinkAddress(value) : 'Use a full https:// address',
    }),
  ]
}

function linkList(name: string, label: string, description: string, address: TextField): ArrayField {
  const words: TextField = { name: 'anchor', type: 'text', label: 'Words of the link', required: true, maxLength: 120 }
  return {
    name,
    type: 'array',
    label,
    labels: { singular: 'Link', plural: 'Links' },
    maxRows: 30,
    admin: { description },
    fields: [{ type: 'row', fields: [words, address] }],
  }
}

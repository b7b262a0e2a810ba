import type { ArrayField, TextField } from 'payload'
import { validateLinkAddress } from '../linkAddress'

/** The two link lists at the end of a page: related pages of the site, and authoritative sources. */
export function linkLists(): ArrayField[] {
  return [
    linkList('internalLinks', ['Related page', 'Related pages'], 'Shown at the end of the page. 3 to 8 are best for search.', {
      name: 'targetPage',
      type: 'text',
      label: 'Page',
      required: true,
      maxLength: 300,
      admin: { placeholder: '/steel-framing-benefits', description: 'Its path or address.' },
      validate: (value: string | null | undefined) =>
        value && /^\/?(?!\/)[^\s\\:]*$/.test(value) ? true : 'Name a page of this site, for example /steel-framing-benefits',
    }),
    linkList(
      'externalLinks',
      ['Authority link', 'Authority links'],
      'Links to other sites that support what the page says. 1 to 3 are best for search.',
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
    ),
  ]
}

function linkList(name: string, [singular, plural]: readonly [string, string], description: string, address: TextField): ArrayField {
  const words: TextField = { name: 'anchor', type: 'text', label: 'Anchor text', required: true, maxLength: 120 }
  return {
    name,
    type: 'array',
    label: plural,
    labels: { singular, plural },
    maxRows: 30,
    admin: { description },
    fields: [{ type: 'row', fields: [words, address] }],
  }
}

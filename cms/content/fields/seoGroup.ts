import { ADVISED_TEXT_LIMIT, META_DESCRIPTION_LENGTH, META_TITLE_LENGTH } from '@framewell/domain/content/page'
import type { GroupField } from 'payload'
import { pictureField } from './pictureField'

const advised = ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max} characters are shown in full.`

/** What search engines and shared links show. The lengths are recommendations. */
export function seoGroup(): GroupField {
  return {
    name: 'seo',
    type: 'group',
    label: 'Search and sharing',
    fields: [
      {
        name: 'title',
        type: 'text',
        label: 'Meta title',
        maxLength: ADVISED_TEXT_LIMIT,
        admin: { placeholder: "Empty: the page's own title", description: advised(META_TITLE_LENGTH) },
      },
      {
        name: 'description',
        type: 'textarea',
        label: 'Meta description',
        maxLength: ADVISED_TEXT_LIMIT,
        admin: { rows: 2, description: advised(META_DESCRIPTION_LENGTH) },
      },
      {
        name: 'keywords',
        type: 'text',
        label: 'Target keywords',
        hasMany: true,
        maxRows: 20,
        admin: { description: 'Type one and press Enter.' },
      },
      {
        name: 'canonicalUrl',
        type: 'text',
        label: 'Canonical URL',
        admin: {
          placeholder: '/platform',
          description: 'Only when another page, here (/platform) or elsewhere (https://…), is the original of this one.',
        },
        validate: (value: string | null | undefined) =>
          !value || /^\/(?!\/)[^\s\\]*$/.test(value) || isWebAddress(value) || 'Use a path of this site or a full https:// address',
      },
      pictureField('openGraphImage', 'Picture for shared links', { description: 'At least 1200 × 630 pixels.' }),
      {
        name: 'openGraphImageUrl',
        type: 'text',
        label: 'Address of a picture for shared links',
        maxLength: 500,
        admin: {
          placeholder: 'https://',
          description: 'Instead of a picture of the library. Visitors never load it; networks that show the link do.',
        },
        validate: (value: string | null | undefined) =>
          !value || isWebAddress(value) || /^\/(?!\/)\S+$/.test(value) || 'Use a full https:// address, or a path of this site',
      },
      { name: 'noIndex', type: 'checkbox', label: 'Keep out of search results', defaultValue: false },
    ],
  }
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

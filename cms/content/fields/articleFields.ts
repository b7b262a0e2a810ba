import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { POST_CATEGORIES } from '@framewell/domain/content/postCategories'
import { EDITORIAL_TEAM } from '@framewell/domain/content/postDerivation'
import type { Field } from 'payload'
import { pictureField } from './pictureField'

const sidebar = { position: 'sidebar' } as const

export const excerptField = {
  name: 'excerpt',
  type: 'textarea',
  maxLength: 400,
  admin: {
    rows: 2,
    description:
      'Shown in lists, and in search results when there is no meta description. If empty, we use the meta description or the first 150 characters.',
  },
} as const satisfies Field

export const coverField = pictureField('cover', 'Cover')

/** Where and how the blog lists an article; the panel shows these fields in the sidebar. */
export const listedFields: Field[] = [
  {
    name: 'category',
    type: 'select',
    options: optionsOf(POST_CATEGORIES),
    index: true,
    admin: {
      ...sidebar,
      description:
        "None: the address decides. With 'steel' in it, Education; with 'benefit', Industry Insights; otherwise Platform Updates.",
    },
  },
  { name: 'author', type: 'text', required: true, maxLength: 120, defaultValue: EDITORIAL_TEAM, admin: sidebar },
  {
    name: 'tags',
    type: 'text',
    hasMany: true,
    maxRows: 12,
    admin: { ...sidebar, description: 'Type one and press Enter.' },
  },
  {
    name: 'featured',
    type: 'select',
    label: 'First on the blog',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    admin: { ...sidebar, description: 'If several are marked, the newest comes first. If empty, the guide to steel framing does.' },
  },
  {
    name: 'tellSubscribers',
    type: 'checkbox',
    label: 'Email to subscribers on first publish',
    defaultValue: false,
    admin: sidebar,
  },
]

/** What an editor chooses for an article besides its sections and dates. */
export const articleFields: Field[] = [coverField, excerptField, ...listedFields]

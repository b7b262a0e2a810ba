import { POST_CATEGORIES } from '@framewell/domain/content/postCategories'
import { EDITORIAL_TEAM } from '@framewell/domain/content/postDerivation'
import type { CollectionConfig } from 'payload'
import { mailArticle } from '../newsletter/mailArticle'
import { listingFields } from './blog/listingFields'
import { contentAccess } from './contentAccess'
import { contentHooks } from './contentHooks'
import { editedFields } from './fields/editedFields'
import { linkLists } from './fields/linkLists'
import { pictureField } from './fields/pictureField'
import { publishedAtField } from './fields/publishedAtField'
import { sectionsField } from './fields/sectionsField'
import { seoGroup } from './fields/seoGroup'
import { slugField } from './fields/slugField'
import { titleField } from './fields/titleField'
import { colleaguesField } from './panel/colleaguesField'
import { savingField } from './panel/saving/savingField'
import { previews, versions } from './publishing'
import { restoreAsDraft } from './versions/restoreAsDraft'

/** The articles of the blog: pages with an author, a category and an excerpt [C2]. */
export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'author', '_status', 'publishedAt'],
    listSearchableFields: ['title', 'slug', 'excerpt'],
    group: 'Content',
    ...previews('posts'),
  },
  defaultSort: '-publishedAt',
  trash: true,
  // Nobody is locked out: two people's changes are merged.
  lockDocuments: false,
  versions,
  endpoints: [restoreAsDraft('posts')],
  access: contentAccess,
  hooks: { ...contentHooks, afterChange: [...(contentHooks?.afterChange ?? []), mailArticle] },
  fields: [
    savingField(),
    colleaguesField(),
    titleField(),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Content',
          fields: [
            {
              name: 'excerpt',
              type: 'textarea',
              maxLength: 400,
              admin: {
                rows: 2,
                description:
                  'Shown in lists and, without a meta description, in search results. Empty: the meta description, else the first 150 characters.',
              },
            },
            pictureField('cover', 'Cover'),
            sectionsField(),
          ],
        },
        { label: 'Search and sharing', fields: [seoGroup()] },
        { label: 'Links', fields: linkLists() },
      ],
    },
    slugField(),
    {
      name: 'category',
      type: 'select',
      options: POST_CATEGORIES.map((value) => ({ value, label: value })),
      index: true,
      admin: {
        position: 'sidebar',
        description: "Empty: follows the address. 'steel' in it means Education, else 'benefit' Industry Insights, else Platform Updates.",
      },
    },
    { name: 'author', type: 'text', required: true, maxLength: 120, defaultValue: EDITORIAL_TEAM, admin: { position: 'sidebar' } },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      maxRows: 12,
      admin: { position: 'sidebar', description: 'Type one and press Enter.' },
    },
    {
      name: 'featured',
      type: 'select',
      label: 'Stands first on the blog',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      admin: { position: 'sidebar', description: 'Of several the newest does. Empty: only the guide to steel framing.' },
    },
    {
      name: 'tellSubscribers',
      type: 'checkbox',
      label: 'Mail it to the newsletter when it is first published',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    publishedAtField(),
    ...listingFields(),
    ...editedFields(),
  ],
}

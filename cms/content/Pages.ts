import { documentCollection } from './documentCollection'
import { pageFields } from './fields/pageFields'

/** The pages of the site, made of sections. */
export const Pages = documentCollection({
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  defaultSort: 'title',
  columns: ['title', 'slug', '_status', 'updatedAt'],
  searched: ['title', 'slug'],
  beside: pageFields,
})

import { afterPost } from './afterPost'
import { documentCollection } from './documentCollection'
import { coverField, excerptField, listedFields } from './fields/articleFields'

/** The articles of the blog: pages with an author, a category and an excerpt. */
export const Posts = documentCollection({
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  defaultSort: '-publishedAt',
  columns: ['title', 'category', 'author', '_status', 'publishedAt'],
  searched: ['title', 'slug', 'excerpt'],
  above: [excerptField, coverField],
  beside: listedFields,
  afterChange: [(change) => afterPost.get()(change)],
})

import { documentCollection } from './documentCollection'

/** The pages of the site, made of sections. */
export const Pages = documentCollection({
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  defaultSort: 'title',
  columns: ['title', 'slug', '_status', 'updatedAt'],
  searched: ['title', 'slug'],
  beside: [
    {
      name: 'chrome',
      type: 'select',
      label: 'Header',
      defaultValue: 'site',
      options: [
        { value: 'site', label: 'Site header' },
        { value: 'alternate', label: 'Alternate header' },
      ],
      admin: { position: 'sidebar' },
    },
    { name: 'inBlog', type: 'checkbox', label: 'List among the articles of the blog', admin: { position: 'sidebar' } },
  ],
})

import type { Field } from 'payload'

/** What an editor chooses for a page besides its sections. */
export const pageFields: Field[] = [
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
]

import { slugSchema } from '@framewell/domain/content/page'
import type { TextField } from 'payload'
import { slugOfCopy } from '../slugs/slugOfCopy'

/** The address of a page or post, one path segment. claimSlug keeps it unique over both collections. */
export function slugField(): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: 'Address',
    required: true,
    // Unique among documents that are not deleted, by an index of the migration page_trash_guards.
    index: true,
    hooks: { beforeDuplicate: [slugOfCopy] },
    admin: {
      position: 'sidebar',
      placeholder: 'steel-framing-benefits',
      description:
        "The page's path. Left empty, it is made from the title when you publish; then only you change it. Changing a published address leaves a redirect behind. 'home' is the landing page.",
    },
    validate: (value: string | null | undefined) => {
      const checked = slugSchema.safeParse(value ?? '')
      return checked.success || (value ? (checked.error.issues[0]?.message ?? 'This is not an address') : 'Give the page an address')
    },
  }
}

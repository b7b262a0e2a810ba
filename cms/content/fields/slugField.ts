import { slugSchema } from '@framewell/domain/content/page'
import type { TextField } from 'payload'
import { slugOfCopy } from '../slugs/slugOfCopy'

/** The address of a page or post; one segment. Uniqueness over both collections is claimSlug's. */
export function slugField(): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: 'Address',
    required: true,
    // Unique among what is not deleted: an index of the migration page_trash_guards says so to the database.
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

import type { RelationshipField } from 'payload'

/** The owning company; empty while only its private link opens it. */
export const companyField: RelationshipField = {
  name: 'company',
  type: 'relationship',
  relationTo: 'companies',
  index: true,
  admin: { position: 'sidebar', description: 'Whose it is; empty while only its private link opens it' },
}

import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import type { Field, FieldAccess } from 'payload'
import { hasRole, nobody } from '../../platform/sessions/access'
import { changedByField } from '../review/changedByField'

/** The public does not learn who works on the site; only hooks write these fields. */
const access = { create: nobody, read: (({ req }) => hasRole(req, EDITOR_ROLES)) satisfies FieldAccess, update: nobody }

/** What the system records on a document: its last editor, and whether deleting it unpublished it. */
export function editedFields(): Field[] {
  return [
    {
      name: 'modifiedBy',
      type: 'text',
      label: 'Last changed by',
      access,
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.modifiedBy) },
    },
    changedByField(),
    { name: 'publishedWhenDeleted', type: 'checkbox', access, admin: { hidden: true } },
  ]
}

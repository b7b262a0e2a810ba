import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import type { Field, FieldAccess } from 'payload'
import { hasRole, nobody } from '../../platform/sessions/access'
import { changedByField } from '../review/changedByField'

/** Strangers don't learn who works on the site; hooks alone write. */
const access = { create: nobody, read: (({ req }) => hasRole(req, EDITOR_ROLES)) satisfies FieldAccess, update: nobody }

/** What the house itself notes on a document: who changed it last, and whether deleting it took it off the site. */
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

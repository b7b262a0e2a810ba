import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import type { Access, CollectionConfig } from 'payload'
import { editors, hasRole } from '../platform/sessions/access'

/** Editors see everything; everybody else sees what is published. */
const publishedOrEditors: Access = ({ req }) => hasRole(req, EDITOR_ROLES) || { _status: { equals: 'published' } }

/** Access to documents with drafts: editors, operators and super admins write; the public reads what is published. */
export const contentAccess: CollectionConfig['access'] = {
  create: editors,
  read: publishedOrEditors,
  readVersions: editors,
  update: editors,
  delete: editors,
}

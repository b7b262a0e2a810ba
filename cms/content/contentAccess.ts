import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import type { Access, CollectionConfig } from 'payload'
import { editors, hasRole } from '../platform/sessions/access'

/** Editors see everything, everyone else what is published. */
const publishedOrEditors: Access = ({ req }) => hasRole(req, EDITOR_ROLES) || { _status: { equals: 'published' } }

/** Access of documents with drafts: editors, operators and super admins write; strangers read what is published. */
export const contentAccess: CollectionConfig['access'] = {
  create: editors,
  read: publishedOrEditors,
  readVersions: editors,
  update: editors,
  delete: editors,
}

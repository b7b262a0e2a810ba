import type { SanitizedConfig } from 'payload'
import { panelUsers } from '../accounts/access'

/**
 * Locks that tell editors who is working on a document belong to people of the panel. Payload gives them to everybody who is signed in,
 * builders and partners too, and makes their collection itself, so it is changed once the config stands.
 */
export function panelLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (!locks) throw new Error('Payload has no collection of locks under its old name')
  Object.assign(locks.access, { create: panelUsers, read: panelUsers, update: panelUsers, delete: panelUsers })
  return config
}

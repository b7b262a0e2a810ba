import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import { type Endpoint, Forbidden } from 'payload'
import { hasRole } from '../../platform/sessions/access'
import { ShowFirst } from '../consequences/showEffectsFirst'

/**
 * Payload's restoring puts a published version on the site at once, whatever became of its address and links since. It is closed: the content
 * call makes the version the newest draft, for consequences that were shown, and can be undone.
 */
export const restoreShownFirst: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: (req) => {
    if (!hasRole(req, EDITOR_ROLES)) throw new Forbidden(req.t)
    throw new ShowFirst('Restore a version from the list of versions: you see there what that changes, and can undo it.')
  },
}

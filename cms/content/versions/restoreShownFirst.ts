import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import { type Endpoint, Forbidden } from 'payload'
import { hasRole } from '../../platform/sessions/access'
import { ShowFirst } from '../consequences/showEffectsFirst'

/**
 * Closes Payload's own restore, which publishes a version at once, regardless of its address and links. The content call makes the version
 * the newest draft after showing the consequences, and can be undone.
 */
export const restoreShownFirst: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: (req) => {
    if (!hasRole(req, EDITOR_ROLES)) throw new Forbidden(req.t)
    throw new ShowFirst('Restore versions on the content screen. It shows what else changes, and you can undo it.')
  },
}

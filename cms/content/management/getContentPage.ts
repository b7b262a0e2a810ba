import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import { getContentPage as getContentPageCall } from '@framewell/domain/content/contentCalls'
import type { Operation } from '../../platform/http/calls/bindCall'
import { hasRole } from '../../platform/sessions/access'
import { withFacts } from '../facts/readFacts'
import { readContentPage } from './readContentPages'

/** One page or post. Editors see which facts its texts use; everybody else sees their values. */
export const getContentPage: Operation<typeof getContentPageCall> = async ({ req }, { id }) => {
  const { page } = await readContentPage(req, id)
  return hasRole(req, EDITOR_ROLES) ? page : withFacts(req, getContentPageCall.output, page)
}

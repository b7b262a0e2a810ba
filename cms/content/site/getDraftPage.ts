import type { getDraftPage as getDraftPageCall } from '@framewell/domain/content/site'
import type { Operation } from '../../http/calls/bindCall'
import { readShown } from './readShown'

/** The newest draft, incomplete parts left out, for the preview beside the editor. */
export const getDraftPage: Operation<typeof getDraftPageCall> = async ({ req }, { collection, id }) => ({
  page: await readShown(req, { collection, id }),
})

import type { getDraftPage as getDraftPageCall } from '@framewell/domain/content/site'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { readVersion } from '../versions/readVersions'
import { readShown } from './readShown'

/** The newest draft or an earlier version, without incomplete parts, for the preview next to the editor. */
export const getDraftPage: Operation<typeof getDraftPageCall> = async ({ req }, { collection, id, version }) => {
  if (version === undefined) return { page: await readShown(req, { collection, id }) }
  const found = await readVersion(req, id, version, 0)
  if (found.stored.collection !== collection) throw new CallProblem('notFound')
  return { page: await readShown(req, { collection, id, data: { ...found.version, id } }) }
}

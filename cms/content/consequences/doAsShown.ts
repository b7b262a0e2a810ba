import type { ReachingAct } from '@framewell/domain/content/consequences'
import type { Refusing } from '../../platform/http/calls/callContext'
import type { ContentDocument } from '../management/findDocuments'
import { measureAct } from './measureAct'

/**
 * Performs an act only if its consequences match the given stamp. Without a stamp it performs the act unconditionally.
 * @throws CallProblem consequencesChanged after rolling back the transaction; nothing has changed
 */
export async function doAsShown(
  { req, refuse }: Refusing<'consequencesChanged'>,
  { act, stamp }: { readonly act: ReachingAct; readonly stamp: string | undefined },
  stored: ContentDocument,
  work: () => Promise<void>,
): Promise<void> {
  if (stamp === undefined) return work()
  const measured = await measureAct(req, act, stored, work)
  if (measured.stamp !== stamp) throw refuse('consequencesChanged')
}

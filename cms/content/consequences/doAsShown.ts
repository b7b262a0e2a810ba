import type { ReachingAct } from '@framewell/domain/content/consequences'
import type { Refusing } from '../../platform/http/calls/callContext'
import type { ContentDocument } from '../management/findDocuments'
import { measureAct } from './measureAct'

/**
 * Does an act, and only for the consequences that its stamp stands for; without a stamp for whatever they are.
 * @throws CallProblem consequencesChanged: the transaction is rolled back, nothing was done
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

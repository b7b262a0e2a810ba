import { openRelease } from '@framewell/domain/content/publishingRules'
import type { ContentRelease as Stored } from '../../payload-types'
import { tryLock } from '../../platform/database/lock'
import type { Refusing } from '../../platform/http/calls/callContext'
import { findContentReleases } from './readContentReleases'

/**
 * A release that is still ahead, on the version that was seen: until the transaction ends nobody else changes or publishes it.
 * @throws CallProblem notFound, notAhead, changedMeanwhile
 */
export async function lockRelease(
  { req, refuse }: Refusing<'changedMeanwhile' | 'notAhead'>,
  { id, expectedVersion }: { readonly id: string; readonly expectedVersion: string },
): Promise<Stored> {
  // Whoever publishes it at this moment changes it: nobody waits for that only to be refused.
  if (!(await tryLock(req, 'content-release', id))) throw refuse('changedMeanwhile')
  const [stored] = await findContentReleases(req, { id: { equals: id } })
  if (!stored) throw refuse('notFound')
  const open = openRelease(stored, stored.updatedAt, expectedVersion)
  if ('refusal' in open) throw refuse(open.refusal)
  return stored
}

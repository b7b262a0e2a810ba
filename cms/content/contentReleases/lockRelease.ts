import { openRelease } from '@framewell/domain/content/publishingRules'
import type { ContentRelease as Stored } from '../../payload-types'
import { tryLock } from '../../platform/database/lock'
import type { Refusing } from '../../platform/http/calls/callContext'
import { findContentReleases } from './readContentReleases'

/**
 * Locks an upcoming release in the version that the person saw. Nobody else changes or publishes it until the transaction ends.
 * @throws CallProblem notFound, notAhead, changedMeanwhile
 */
export async function lockRelease(
  { req, refuse }: Refusing<'changedMeanwhile' | 'notAhead'>,
  { id, expectedVersion }: { readonly id: string; readonly expectedVersion: string },
): Promise<Stored> {
  // Somebody is publishing it right now, so this change would be refused anyway.
  if (!(await tryLock(req, 'content-release', id))) throw refuse('changedMeanwhile')
  const [stored] = await findContentReleases(req, { id: { equals: id } })
  if (!stored) throw refuse('notFound')
  const open = openRelease(stored, stored.updatedAt, expectedVersion)
  if ('refusal' in open) throw refuse(open.refusal)
  return stored
}

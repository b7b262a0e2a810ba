import { AUTHOR_HEADER } from '@framewell/domain/content/saving/deviceCopies'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isTypist, NotTypist } from '../../panel/keptForms/typist'
import { ChangedMeanwhile } from '../../platform/versions/ChangedMeanwhile'
import { statedVersion } from '../../platform/versions/statedVersion'
import { lockDocument } from '../management/lockDocument'
import { newestVersion } from './newestVersion'

/**
 * Refuses a save whose stated version is outdated, so that it can be merged. All saves of a document, including those of the content calls,
 * take the same lock.
 */
export const refuseStaleSave: CollectionBeforeOperationHook = async ({ args, operation, req, collection }) => {
  if ((operation !== 'update' && operation !== 'delete') || !('id' in args) || typeof args.id !== 'string') return args
  if (isNamed(req, args.id) && !isTypist(req, req.headers.get(AUTHOR_HEADER))) throw new NotTypist()
  await lockDocument(req, args.id)
  const expected = expectedVersion(req, args.id)
  if (expected === null) return args
  const newest = await newestVersion(req, collection.slug, args.id)
  if (newest !== null && newest.version !== expected) throw new ChangedMeanwhile(newest)
  return args
}

/** Whether it is the document named in the request. */
function isNamed({ routeParams }: Pick<PayloadRequest, 'routeParams'>, id: string): boolean {
  return routeParams?.id === id
}

/**
 * `If-Match: "2026-11-21T09:00:00.000Z"`; null for a save that does not state a version, and for other documents that change along with the
 * named one.
 */
function expectedVersion(req: PayloadRequest, id: string): string | null {
  return isNamed(req, id) ? statedVersion(req) : null
}

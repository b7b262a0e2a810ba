import { type getReleaseFile, RELEASE_INTEGRITY_HEADER } from '@framewell/domain/releases/servingCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { fileStore } from '../platform/storage/fileStores'
import { streamAnswer } from '../platform/storage/streamAnswer'
import { findRelease, readRelease } from './findReleases'
import { fileKey } from './releaseStore'

/** A file of a registered release. A host that stores a copy checks it against the registered hash. */
export const sendReleaseFile: Operation<typeof getReleaseFile> = async ({ req }, { remote, version, file }) => {
  const release = await findRelease(req, { remote: { equals: remote }, version: { equals: version }, filesKept: { equals: true } })
  const integrity = release ? readRelease(release)?.files[file] : undefined
  const found = integrity ? await fileStore('releases').read(fileKey({ remote, version }, file)) : undefined
  if (!found || !integrity) throw new CallProblem('notFound')
  return streamAnswer(found.stream, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(found.bytes),
      [RELEASE_INTEGRITY_HEADER]: integrity,
      'cache-control': 'no-store',
    },
  })
}

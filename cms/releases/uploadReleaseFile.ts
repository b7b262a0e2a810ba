import { RELEASE_LIMITS } from '@framewell/domain/releases/manifest'
import type {
  findMissingFiles as findMissingFilesCall,
  uploadReleaseFile as uploadReleaseFileCall,
} from '@framewell/domain/releases/shippingCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { factsOf } from '../platform/sessions/requestFacts'
import { isStoreFailure, isWaiting, OtherContent, receiveFile, TooLarge } from './releaseStore'
import { shipperFor } from './shipperFor'
import { storedUnderHash } from './storedUnderHash'

/** Takes one file of a future release. It is shown to nobody before a release that names its hash is registered. */
export const uploadReleaseFile: Operation<typeof uploadReleaseFileCall> = async (context, { remote, integrity }) => {
  const { req } = context
  await shipperFor(context, remote)
  const { file } = factsOf(req)
  if (!file) throw new CallProblem('unsupportedMediaType')
  try {
    await receiveFile(remote, integrity, file, RELEASE_LIMITS.fileBytes)
  } catch (error) {
    if (error instanceof TooLarge) throw new CallProblem<typeof uploadReleaseFileCall>('fileTooLarge')
    if (error instanceof OtherContent) throw new CallProblem<typeof uploadReleaseFileCall>('hashMismatch')
    if (!isStoreFailure(error)) throw error
    req.payload.logger.error({ err: error, msg: 'The release store takes no file' })
    throw new CallProblem<typeof uploadReleaseFileCall>('storeFull')
  }
  return { stored: true }
}

/**
 * The files a ship has to bring. What a cleanup removes afterwards is missing when the release is registered, and is brought then (see
 * shipRelease).
 */
export const findMissingFiles: Operation<typeof findMissingFilesCall> = async (context, { remote, files }) => {
  const { req } = context
  await shipperFor(context, remote)
  const stored = await storedUnderHash(req, remote)
  const missing: string[] = []
  for (const integrity of new Set(files))
    if (!stored.files.has(integrity) && !stored.maps.has(integrity) && !(await isWaiting(remote, integrity))) missing.push(integrity)
  return { missing }
}

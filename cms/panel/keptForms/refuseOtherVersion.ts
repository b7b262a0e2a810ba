import { AUTHOR_HEADER } from '@framewell/domain/content/saving/deviceCopies'
import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, GlobalSlug, PayloadRequest } from 'payload'
import { lock } from '../../platform/database/lock'
import { ChangedMeanwhile } from '../../platform/versions/ChangedMeanwhile'
import { statedVersion } from '../../platform/versions/statedVersion'
import { isTypist, NotTypist } from './typist'

/** Refuses a save based on an older version: the form then merges both, or asks. Such saves of one document run one after the other. */
export const refuseOtherVersion: CollectionBeforeOperationHook = async ({ args, collection: { slug, access }, operation, req }) => {
  refuseOthers(req)
  if (operation !== 'update' || !('id' in args) || typeof args.id !== 'string' || req.routeParams?.id !== args.id) return args
  const { id } = args
  // People who may not save get that answer, and no version.
  if (!(await access.update({ req, id }))) return args
  await refuse(req, async () => {
    await lock(req, `form of ${slug}`, id)
    return req.payload.findByID({ collection: slug, id, depth: 0, disableErrors: true, overrideAccess: false, req })
  })
  return args
}

/** The same for a global. */
export const refuseOtherVersionOfGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  refuseOthers(req)
  if (operation !== 'update' || req.routeParams?.global !== global.slug || !(await global.access.update?.({ req }))) return args
  const slug = global.slug as GlobalSlug // The hook types it as a plain string.
  await refuse(req, async () => {
    await lock(req, slug)
    return req.payload.findGlobal({ slug, depth: 0, overrideAccess: false, req })
  })
  return args
}

/** @throws NotTypist if somebody other than the typist is signed in */
function refuseOthers(req: PayloadRequest): void {
  if (!isTypist(req, req.headers.get(AUTHOR_HEADER))) throw new NotTypist()
}

/** @throws ChangedMeanwhile if the newest version is not the stated one */
async function refuse(req: PayloadRequest, readNewest: () => Promise<object | null>): Promise<void> {
  const stated = statedVersion(req)
  if (stated === null) return
  const newest = await readNewest()
  const version = newest && 'updatedAt' in newest ? newest.updatedAt : null
  if (typeof version === 'string' && version !== stated) throw new ChangedMeanwhile({ version, modifiedBy: 'Somebody else' })
}

import { AUTHOR_HEADER } from '@framewell/domain/content/saving/deviceCopies'
import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, GlobalSlug, PayloadRequest } from 'payload'
import { lock } from '../../platform/database/lock'
import { ChangedMeanwhile } from '../../platform/versions/ChangedMeanwhile'
import { statedVersion } from '../../platform/versions/statedVersion'
import { isTypist, NotTypist } from './typist'

/**
 * A save that says which version it was made on is refused when somebody else saved meanwhile: the form then merges both, or asks. All such saves
 * of one document come one after the other.
 */
export const refuseOtherVersion: CollectionBeforeOperationHook = async ({ args, collection: { slug, access }, operation, req }) => {
  refuseOthers(req)
  if (operation !== 'update' || !('id' in args) || typeof args.id !== 'string' || req.routeParams?.id !== args.id) return args
  const { id } = args
  // Who may not save is told that, and no version.
  if (!(await access.update({ req, id }))) return args
  await refuse(req, async () => {
    await lock(req, `form of ${slug}`, id)
    return req.payload.findByID({ collection: slug, id, depth: 0, disableErrors: true, overrideAccess: false, req })
  })
  return args
}

/** The same of a global. */
export const refuseOtherVersionOfGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  refuseOthers(req)
  if (operation !== 'update' || req.routeParams?.global !== global.slug || !(await global.access.update?.({ req }))) return args
  const slug = global.slug as GlobalSlug // The hook is told a text.
  await refuse(req, async () => {
    await lock(req, 'form', slug)
    return req.payload.findGlobal({ slug, depth: 0, overrideAccess: false, req })
  })
  return args
}

/** @throws NotTypist where somebody else is signed in than who typed */
function refuseOthers(req: PayloadRequest): void {
  if (!isTypist(req, req.headers.get(AUTHOR_HEADER))) throw new NotTypist()
}

/** @throws ChangedMeanwhile where the newest is another version than the stated one */
async function refuse(req: PayloadRequest, readNewest: () => Promise<object | null>): Promise<void> {
  const stated = statedVersion(req)
  if (stated === null) return
  const newest = await readNewest()
  const version = newest && 'updatedAt' in newest ? newest.updatedAt : null
  if (typeof version === 'string' && version !== stated) throw new ChangedMeanwhile({ version, modifiedBy: 'Somebody else' })
}

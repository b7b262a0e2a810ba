import type { Consequences } from '@framewell/domain/content/consequences'
import type {
  getContentVersion as getContentVersionCall,
  restoreContentVersion as restoreContentVersionCall,
} from '@framewell/domain/content/versions'
import { type PayloadRequest, ValidationError } from 'payload'
import type { Page, Post } from '../../payload-types'
import { recordAudit } from '../../platform/audit/recordAudit'
import { inTransaction } from '../../platform/database/inTransaction'
import type { Operation } from '../../platform/http/calls/bindCall'
import { obstructed } from '../consequences/actOnContent'
import { measureAct } from '../consequences/measureAct'
import type { ContentDocument } from '../management/findDocuments'
import { lockDocument } from '../management/lockDocument'
import { readContentPage } from '../management/readContentPages'
import { withoutApproval } from '../review/requireApproval'
import { rehearse } from '../scheduledPublishing/rehearsal'
import { withUndo } from '../undo/withUndo'
import { compareDocuments } from './compareDocuments'
import { readVersion } from './readVersions'

export const getContentVersion: Operation<typeof getContentVersionCall> = async ({ req }, { id, version: asked, withAddress }) => {
  const { stored, version, facts } = await readVersion(req, id, asked, 0)
  const { collection, document } = stored
  // Includes pictures, whose names appear in the list of changes.
  const shown = await readVersion(req, id, asked, 1)
  const newest = await req.payload.findByID({ collection, id, draft: true, depth: 1, overrideAccess: false, req })
  const words = restoredWords(version, document, withAddress)
  return {
    version: facts,
    ...compareDocuments(newest, { ...shown.version, slug: words.slug, publishedAt: words.publishedAt }),
    otherAddress: facts.slug !== null && facts.slug !== document.slug ? facts.slug : null,
    replacesDraft: document._status === 'draft' && !facts.newest,
    ...(await rehearseRestoring(req, stored, words)),
  }
}

/** Changes only the page's draft, and only if the figures are still those that were shown. */
export const restoreContentVersion: Operation<typeof restoreContentVersionCall> = async (
  { req, refuse },
  { id, version: asked, withAddress, stamp },
) => {
  const { stored, version } = await readVersion(req, id, asked, 0)
  const { collection, document } = stored
  const words = restoredWords(version, document, withAddress)
  const { effects, blocked } = await rehearseRestoring(req, stored, words)
  if (blocked) {
    throw refuse('notRestorable', {
      fields: effects.obstacles.map(({ path, place, message }) => ({ path, message: `${place}: ${message}` })),
    })
  }
  if (effects.stamp !== stamp) throw refuse('consequencesChanged')
  return inTransaction(req, async () => {
    await lockDocument(req, id)
    const { stored: now } = await readContentPage(req, id)
    if (now.document.updatedAt !== document.updatedAt) throw refuse('consequencesChanged')
    const undo = await withUndo(req, [{ collection, id }], () => saveDraft(req, stored, words))
    const { page } = await readContentPage(req, id)
    await recordAudit(req, {
      action: 'content-restore-version',
      subjectType: collection,
      subjectId: id,
      after: { title: page.title, version: asked },
    })
    return { page, undo }
  })
}

/** The version's content. Restores its address only on request, and never clears the address or the date of first publication. */
function restoredWords(version: Page | Post, { slug, publishedAt }: ContentDocument['document'], withAddress: boolean) {
  const { id: _id, createdAt: _created, updatedAt: _updated, deletedAt: _deleted, _status, ...words } = version
  return { ...words, slug: (withAddress && version.slug) || slug, publishedAt: version.publishedAt ?? publishedAt }
}

type RestoredWords = ReturnType<typeof restoredWords>

/** Restores and publishes the version, then rolls both back: restoring alone changes nothing for visitors. */
async function rehearseRestoring(
  req: PayloadRequest,
  stored: ContentDocument,
  words: RestoredWords,
): Promise<{ effects: Consequences; blocked: boolean }> {
  const { collection, document } = stored
  let restored = false
  try {
    const effects = await rehearse(req, async (rehearsed) => {
      await saveDraft(rehearsed, stored, words)
      restored = true
      return measureAct(rehearsed, 'restore', stored, async () => {
        const asked = { collection, id: document.id, depth: 0, overrideAccess: false, req: rehearsed } as const
        // Approval is checked when it is published.
        await rehearsed.payload.update({ ...asked, data: { _status: 'published' }, context: { ...withoutApproval } })
      })
    })
    return { effects, blocked: false }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const effects = obstructed('restore', stored, error)
    return { effects: { ...effects, stamp: restored ? document.updatedAt : '' }, blocked: !restored }
  }
}

async function saveDraft(req: PayloadRequest, { collection, document: { id } }: ContentDocument, words: RestoredWords): Promise<void> {
  await req.payload.update({ collection, id, data: { ...words, _status: 'draft' }, draft: true, depth: 0, overrideAccess: false, req })
}

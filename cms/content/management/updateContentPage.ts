import type { updateContentPage as updateContentPageCall } from '@framewell/domain/content/contentCalls'
import type { ContentPageChange } from '@framewell/domain/content/contentPage'
import { freeSlug, savedMeanwhile, savingOf } from '@framewell/domain/content/pageChange'
import { slugFor } from '@framewell/domain/content/slugFor'
import type { PayloadRequest } from 'payload'
import { isTypist } from '../../panel/keptForms/typist'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { doAsShown } from '../consequences/doAsShown'
import { findSlugOwner } from '../slugs/findSlugOwner'
import { lockDocument } from './lockDocument'
import { readContentPage } from './readContentPages'
import { saveDocument } from './saveDocument'
import { storedChange } from './storedChange'

/**
 * Changes a page or post. If two editors change the same version, the second one is refused. Before a page was ever public, a taken address
 * that its title produced gets a number appended; any other taken one is refused.
 */
export const updateContentPage: Operation<typeof updateContentPageCall> = async (
  context,
  { id, expectedVersion, typedBy, asDraft = false, stamp, ...change },
) => {
  const { req, refuse } = context
  if (!isTypist(req, typedBy)) throw new CallProblem('signInRequired')
  await lockDocument(req, id)
  const current = await readContentPage(req, id)
  const { page, stored } = current
  if (expectedVersion !== undefined && expectedVersion !== page.version) {
    throw refuse('changedMeanwhile', savedMeanwhile(page))
  }
  const slug = await ownOrFree(context, current, change)
  const data = await storedChange(context, current, { ...change, ...(slug === undefined ? {} : { slug }) })
  const save = (status: object, saving: Parameters<typeof saveDocument>[4]) =>
    saveDocument(req, stored.collection, id, { ...data, ...status }, saving)
  const saving = savingOf(page, { isPublished: change.isPublished, asDraft }, Object.keys(data).length > 0)
  if (saving === 'publish' || saving === 'unpublish') {
    const _status = saving === 'publish' ? 'published' : 'draft'
    await doAsShown(context, { act: saving, stamp }, stored, () => save({ _status }, { draft: false }))
  }
  if (saving === 'keepDraft') await save({}, { draft: true, autosave: asDraft })
  const { page: updated } = await readContentPage(req, id)
  if (updated.isPublished !== page.isPublished) {
    const action = updated.isPublished ? 'content-publish' : 'content-unpublish'
    await recordAudit(req, { action, subjectType: stored.collection, subjectId: id, after: { title: updated.title, slug: updated.slug } })
  }
  return updated
}

async function ownOrFree(
  { req }: { readonly req: PayloadRequest },
  { page, stored: { collection, document } }: Pick<Awaited<ReturnType<typeof readContentPage>>, 'page' | 'stored'>,
  { title = page.title, slug }: ContentPageChange,
): Promise<string | undefined> {
  if (slug === undefined || page.publishDate !== null || slug !== slugFor(title)) return slug
  await lock(req, 'slug', slug)
  // Saving refuses a reserved name with its reason.
  return freeSlug(slug, async (wanted) => (await findSlugOwner(req, wanted, { collection, id: document.id }))?.kind === 'document')
}

import type { updateContentPage as updateContentPageCall } from '@framewell/domain/content/contentCalls'
import { savedMeanwhile, savingOf } from '@framewell/domain/content/pageChange'
import { isTypist } from '../../panel/keptForms/typist'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { doAsShown } from '../consequences/doAsShown'
import { lockDocument } from './lockDocument'
import { readContentPage } from './readContentPages'
import { saveDocument } from './saveDocument'
import { storedChange } from './storedChange'

/** Changes a page or post. If two editors change the same version, the second one is refused. */
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
  const data = await storedChange(context, current, change)
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

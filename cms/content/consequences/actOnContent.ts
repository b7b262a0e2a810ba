import type {
  Consequences,
  EffectsOf,
  getConsequences as getConsequencesCall,
  PerformedAct,
  performContentAct as performContentActCall,
  ReachingAct,
} from '@framewell/domain/content/consequences'
import { conflictPlace } from '@framewell/domain/content/saving/conflictWords'
import { type PayloadRequest, ValidationError } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Operation } from '../../platform/http/calls/bindCall'
import type { ContentDocument } from '../management/findDocuments'
import { lockDocument } from '../management/lockDocument'
import { readContentPage } from '../management/readContentPages'
import { DOCUMENT_FORMS } from '../management/sectionForms'
import { trashDocument } from '../management/trashDocument'
import { rehearse } from '../scheduledPublishing/rehearsal'
import { withdrawingSchedules } from '../scheduledPublishing/withdrawSchedules'
import { withUndo } from '../undo/withUndo'
import { measureAct } from './measureAct'

/** Previews what an act would change: performs it and rolls it back. */
export const getConsequences: Operation<typeof getConsequencesCall> = async ({ req }, { id, act, keepSchedules }) => {
  const { stored } = await readContentPage(req, id)
  try {
    return await rehearse(req, (rehearsed) => measureAct(rehearsed, act, stored, () => perform(rehearsed, act, stored, keepSchedules)))
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return obstructed(act, stored, error)
  }
}

/** Performs an act only if its consequences are still the ones the person saw. Otherwise nothing changes. */
export const performContentAct: Operation<typeof performContentActCall> = async ({ req, refuse }, { id, act, stamp, keepSchedules }) => {
  await lockDocument(req, id)
  const { stored } = await readContentPage(req, id)
  const { collection, document } = stored
  const measured: Consequences[] = []
  let undo: string
  try {
    undo = await withUndo(req, [{ collection, id }], async () => {
      measured.push(await measureAct(req, act, stored, () => perform(req, act, stored, keepSchedules)))
    })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const { obstacles } = obstructed(act, stored, error)
    throw refuse('notReady', { fields: obstacles.map(({ path, place, message }) => ({ path, message: `${place}: ${message}` })) })
  }
  if (measured[0]?.stamp !== stamp) throw refuse('consequencesChanged')
  const { page } = await readContentPage(req, id)
  const action = act === 'publish' ? 'content-publish' : 'content-unpublish'
  await recordAudit(req, {
    action,
    subjectType: collection,
    subjectId: id,
    before: { slug: document.slug },
    after: { ...measured[0].address },
  })
  return { page, undo }
}

async function perform(req: PayloadRequest, act: ReachingAct, stored: ContentDocument, keepSchedules: boolean): Promise<void> {
  if (act === 'delete') return trashDocument(req, stored)
  return publishOrNot(req, act, stored, keepSchedules)
}

async function publishOrNot(
  req: PayloadRequest,
  act: PerformedAct,
  { collection, document: { id } }: ContentDocument,
  keepSchedules: boolean,
): Promise<void> {
  const _status = act === 'publish' ? 'published' : 'draft'
  await req.payload.update({
    collection,
    id,
    data: { _status },
    depth: 0,
    overrideAccess: false,
    context: withdrawingSchedules(!keepSchedules),
    req,
  })
}

/** A refused act: the reasons, without figures. */
export function obstructed(act: EffectsOf, { document }: ContentDocument, { data: { errors } }: ValidationError): Consequences {
  return {
    act,
    title: document.title ?? 'Untitled',
    version: document.updatedAt,
    stamp: '',
    address: { before: null, after: null },
    redirects: { added: [], changed: [], removed: [], dead: [] },
    links: [],
    ownLinks: [],
    feeds: [],
    card: { before: null, after: null },
    schedules: [],
    obstacles: errors.map(({ path, message }) => ({ path, place: conflictPlace(path.split('.'), document, DOCUMENT_FORMS), message })),
  }
}

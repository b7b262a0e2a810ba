import { publishingCalls as calls } from '@framewell/domain/content/calls'
import { bindCalls } from '../../platform/http/calls/bindCalls'
import { getConsequences, performContentAct } from '../consequences/actOnContent'
import { undoContentAct } from '../undo/undoContentAct'
import { listContentVersions } from '../versions/readVersions'
import { getContentVersion, restoreContentVersion } from '../versions/restoreVersion'
import { changeContentRelease, createContentRelease, giveUpContentRelease, listContentReleases } from './collectContentRelease'
import { publishContentRelease, scheduleContentRelease } from './publishContentRelease'

export const publishingCalls = bindCalls(calls, {
  listContentReleases,
  createContentRelease,
  changeContentRelease,
  publishContentRelease: { run: publishContentRelease, transaction: false },
  scheduleContentRelease: { run: scheduleContentRelease, transaction: false },
  giveUpContentRelease,
  getConsequences,
  performContentAct,
  undoContentAct,
  listContentVersions,
  getContentVersion,
  restoreContentVersion: { run: restoreContentVersion, transaction: false },
})

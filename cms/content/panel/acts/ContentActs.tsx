'use client'

import {
  type Consequences,
  getConsequences,
  type PerformedAct,
  performContentAct,
  type ReachingAct,
} from '@framewell/domain/content/consequences'
import { contentActionResult, KEEP_SCHEDULES } from '@framewell/domain/content/consequenceWords'
import { deleteContentPage } from '@framewell/domain/content/contentCalls'
import { useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { callApi } from '../../../panel/callApi'
import { PLANNED_EVENT } from '../planned/plannedEvent'
import { useRenewForm } from '../saving/useRenewForm'
import { EffectsModal } from './EffectsModal'
import { keepLastAct } from './lastAct'

/** The confirmation dialogs of a form: publishing at another address or ahead of schedule, unpublishing, deleting. */
export const ContentActs = ({ onPublished }: { readonly onPublished: () => void }) => {
  const { id, collectionSlug } = useDocumentInfo()
  const renew = useRenewForm()
  const router = useRouter()
  const [keepSchedules, setKeepSchedules] = useState(false)
  if (typeof id !== 'string') return null
  const look = (act: ReachingAct) => () => callApi(getConsequences, { id, act, keepSchedules: String(keepSchedules) })
  const perform = (act: PerformedAct) => async (shown: Consequences) => {
    const { undo } = await callApi(performContentAct, { id, act, stamp: shown.stamp, keepSchedules })
    keepLastAct({ words: contentActionResult(shown.address.before, shown.address.after), document: id, undo })
    window.dispatchEvent(new Event(PLANNED_EVENT))
    await renew()
    if (act === 'publish') onPublished()
  }
  const remove = async ({ stamp, title }: Consequences) => {
    await callApi(deleteContentPage, { id, stamp })
    keepLastAct({ words: `“${title}” is deleted.`, document: id, undo: null })
    router.push(`/cms/collections/${collectionSlug}`)
  }
  return (
    <>
      <EffectsModal
        act="publish"
        choice={String(keepSchedules)}
        choices={({ schedules }) =>
          schedules.length > 0 ? (
            <p>
              <label>
                <input checked={keepSchedules} onChange={(event) => setKeepSchedules(event.target.checked)} type="checkbox" />{' '}
                {KEEP_SCHEDULES}
              </label>
            </p>
          ) : null
        }
        id={id}
        look={look('publish')}
        perform={perform('publish')}
      />
      <EffectsModal act="unpublish" id={id} look={look('unpublish')} perform={perform('unpublish')} />
      <EffectsModal act="delete" id={id} look={look('delete')} perform={remove} />
    </>
  )
}

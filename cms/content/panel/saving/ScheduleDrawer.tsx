'use client'

import { isoOf, skippedTime } from '@framewell/domain/content/localTime'
import { draftSaved } from '@framewell/domain/content/saving/draftSaved'
import { cancelSchedule, listSchedules, type Schedule, schedulePublication } from '@framewell/domain/content/schedules'
import { isApiError } from '@framewell/domain/http/isApiError'
import { Banner, Button, Drawer, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../../panel/callApi'
import { useSendOnce } from '../../../panel/useSendOnce'
import { PLANNED_EVENT } from '../planned/plannedEvent'
import { useOpenSaver } from './openSavers'
import { scheduleDrawerSlug } from './scheduleDrawerSlug'

/** When this document is published or unpublished. A publication is rehearsed before it is scheduled and whenever this drawer opens. */
export const ScheduleDrawer = () => {
  const { id, collectionSlug, hasPublishedDoc } = useDocumentInfo()
  const saver = useOpenSaver(id)
  const { isModalOpen } = useModal()
  const slug = scheduleDrawerSlug(id)
  const open = isModalOpen(slug)
  const [schedules, setSchedules] = useState<readonly Schedule[] | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [time, setTime] = useState('')
  const [what, setWhat] = useState<Schedule['what']>('publish')
  const [waiting, setWaiting] = useState(false)
  const skipped = skippedTime(time)
  const sendSchedule = useSendOnce(schedulePublication)

  const load = useCallback(async () => {
    if (typeof id !== 'string') return
    setSchedules((await callApi(listSchedules, { id })).schedules)
    window.dispatchEvent(new Event(PLANNED_EVENT))
  }, [id])
  useEffect(() => {
    if (open) load().catch(() => setProblems(['The schedule could not be read. Close this and try again.']))
  }, [open, load])

  const attempt = async (work: () => Promise<unknown>) => {
    setWaiting(true)
    setProblems([])
    try {
      await work()
      await load()
    } catch (error) {
      setProblems(sentencesOf(error))
      // The request may have succeeded although its answer was lost, so the list is loaded again. Offline it stays as it was.
      await load().catch(() => undefined)
    } finally {
      setWaiting(false)
    }
  }
  const schedule = () =>
    attempt(async () => {
      if (typeof id !== 'string' || (collectionSlug !== 'pages' && collectionSlug !== 'posts')) return
      // Saves pending edits first, because the rehearsal uses the saved draft.
      if (saver && !(await draftSaved(saver))) throw new NotSaved()
      await sendSchedule({ collection: collectionSlug, id, at: isoOf(time), what })
      setTime('')
      toast.success('Scheduled.')
    })

  return (
    <Drawer slug={slug} title="Schedule">
      <div className="schedule-publish">
        {problems.length > 0 ? (
          <Banner type="error">
            <ul role="alert">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Banner>
        ) : null}
        <fieldset style={{ display: 'grid', gap: 12, border: 0, padding: 0, maxWidth: 420 }}>
          {hasPublishedDoc ? (
            <label>
              What happens
              <br />
              <select value={what} onChange={({ target }) => setWhat(target.value === 'unpublish' ? 'unpublish' : 'publish')}>
                <option value="publish">Publish the newest draft</option>
                <option value="unpublish">Take it off the site</option>
              </select>
            </label>
          ) : null}
          <label>
            When, in your own time ({Intl.DateTimeFormat().resolvedOptions().timeZone})
            <br />
            <input
              aria-describedby={skipped ? 'skipped-time' : undefined}
              type="datetime-local"
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          </label>
          {skipped ? (
            <p id="skipped-time" role="alert">
              {skipped}
            </p>
          ) : null}
          <Button
            buttonStyle="primary"
            disabled={time === '' || skipped !== undefined || waiting}
            id="scheduled-publish-save"
            onClick={() => void schedule()}
          >
            {waiting ? 'Rehearsing…' : 'Schedule'}
          </Button>
        </fieldset>
        <h3>Coming up</h3>
        {schedules === null ? <p>Loading…</p> : schedules.length === 0 ? <p>Nothing is scheduled.</p> : null}
        <ul>
          {schedules?.map((planned) => (
            <li key={planned.jobId}>
              {planned.what === 'publish' ? 'Publish' : 'Unpublish'} {new Date(planned.at).toLocaleString()}, asked for by {planned.by}{' '}
              <Button
                aria-label="Cancel this schedule"
                buttonStyle="secondary"
                disabled={waiting}
                onClick={() => void attempt(() => callApi(cancelSchedule, { jobId: planned.jobId }))}
                size="small"
              >
                Cancel
              </Button>
              {planned.obstacles.length > 0 ? (
                <Banner type="error">
                  As it is now, this would fail:
                  <ul>
                    {planned.obstacles.map(({ path, place, message }) => (
                      <li key={path + message}>
                        {place}: {message}
                      </li>
                    ))}
                  </ul>
                </Banner>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  )
}

class NotSaved extends Error {}

function sentencesOf(error: unknown): readonly string[] {
  if (error instanceof NotSaved) return ['Not everything is saved yet. Fix the marked fields first. Nothing was scheduled.']
  if (!isApiError(error)) return ['The connection was lost before an answer came. Try again: nothing is scheduled twice.']
  const { problem } = error
  return [problem?.error ?? 'Nothing was scheduled.', ...(problem?.fields ?? []).map(({ message }) => message)]
}

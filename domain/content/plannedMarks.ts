import { type ContentRelease, isPendingRelease } from './contentReleases'
import type { Schedule } from './schedules'

interface PlannedMark {
  readonly words: string
  readonly tone: 'info' | 'bad'
  /** Details, for the tooltip. */
  readonly title: string
}

/** All schedules and releases. */
export interface Planned {
  readonly schedules: readonly Schedule[]
  readonly releases: readonly ContentRelease[]
}

/**
 * A page's schedules and releases in a word or two, and whether they would fail.
 * @param momentOf formats an ISO time in the reader's time zone
 */
export function plannedMarks(id: string, { schedules, releases }: Planned, momentOf: (iso: string) => string): PlannedMark[] {
  const planned = schedules.filter((schedule) => schedule.id === id)
  const next = planned.find(({ failed }) => !failed)
  const late = planned.find(({ failed }) => failed)
  const release = releases.find(({ state, documents }) => isPendingRelease(state) && documents.some((document) => document.id === id))
  const obstacles = [...(next?.obstacles ?? []), ...(release?.documents.find((document) => document.id === id)?.obstacles ?? [])]
  return [
    ...(late
      ? [{ words: late.what === 'publish' ? 'Did not go live' : 'Did not leave', tone: 'bad' as const, title: momentOf(late.at) }]
      : []),
    ...(next ? [{ words: next.what === 'publish' ? 'Scheduled' : 'Leaves', tone: 'info' as const, title: momentOf(next.at) }] : []),
    ...(release
      ? [
          {
            words: release.state === 'failed' ? 'Release failed' : 'In release',
            tone: release.state === 'failed' ? ('bad' as const) : ('info' as const),
            title: release.name + (release.state === 'scheduled' && release.at ? `, ${momentOf(release.at)}` : ''),
          },
        ]
      : []),
    ...(obstacles[0] && (next || release)
      ? [{ words: 'Would fail', tone: 'bad' as const, title: `${obstacles[0].place}: ${obstacles[0].message}` }]
      : []),
  ]
}

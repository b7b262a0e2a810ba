import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Link } from '@framewell/design-system/elements/link/Link'
import type { ContentRelease } from '@framewell/domain/content/contentReleases'
import type { Schedule } from '@framewell/domain/content/schedules'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { schedulesQuery } from '../contentQueries'
import { OverviewPart } from '../OverviewPart'
import { useContentPlace } from '../useContentPlace'
import { dayOf, hourOf, ownTimeZone } from './moments'
import { releasesQuery } from './publishingQueries'

interface Entry {
  readonly key: string
  readonly at: string
  readonly what: string
  readonly by: string
  readonly pages: readonly { readonly id: string; readonly title: string }[]
  readonly obstacles: readonly string[]
  readonly failed: boolean
}

/** Scheduled publishing and unpublishing by day; each entry links to its form. */
export const CalendarPart = () => {
  const call = useGuardedCall()
  const { pathOf } = useContentPlace()
  const { data: releases = [] } = useQuery(releasesQuery(call))
  const days = useQuery({ ...schedulesQuery(call), select: (schedules) => byDay(schedules, releases) })
  const total = days.data?.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0
  return (
    <OverviewPart
      title={`Scheduled${total > 0 ? ` (${total})` : ''}`}
      counted={false}
      nothing="Nothing is scheduled."
      query={days}
      keyOf={({ day }) => day}
      before={total > 0 ? <Zone>Times are in your time zone ({ownTimeZone()}).</Zone> : null}
    >
      {({ day, entries }) => (
        <>
          <strong>{day}</strong>
          <Entries>
            {entries.map(({ key, at, what, by, pages, obstacles, failed }) => (
              <li key={key}>
                <time dateTime={at}>{hourOf(at)}</time>
                <span>
                  {pages.map(({ id, title }, index) => (
                    <span key={id}>
                      {index > 0 ? ', ' : ''}
                      <Link href={pathOf({ page: id })}>{title}</Link>
                    </span>
                  ))}{' '}
                  {what}
                  {by ? `, scheduled by ${by}` : ''}
                  {failed ? (
                    <Obstacle>
                      <Badge tone="bad">Failed</Badge> {by ? `${by} was notified. ` : ''}Schedule it again, or publish it yourself.
                    </Obstacle>
                  ) : null}
                  {obstacles.map((obstacle) => (
                    <Obstacle key={obstacle}>
                      <Badge tone="bad">Would fail</Badge> {obstacle}
                    </Obstacle>
                  ))}
                </span>
              </li>
            ))}
          </Entries>
        </>
      )}
    </OverviewPart>
  )
}

function byDay(schedules: readonly Schedule[], releases: readonly ContentRelease[]) {
  const single = schedules.map(
    ({ jobId, id, title, what, at, by, obstacles, failed }): Entry => ({
      key: jobId,
      at,
      what: failed
        ? what === 'publish'
          ? 'was to go live'
          : 'was to leave the site'
        : what === 'publish'
          ? 'goes live'
          : 'leaves the site',
      failed,
      by,
      pages: [{ id, title }],
      obstacles: obstacles.map(({ place, message }) => `${place}: ${message}`),
    }),
  )
  const together = releases.flatMap(({ id, name, state, at, by, documents }): Entry[] =>
    state === 'scheduled' && at
      ? [
          {
            key: id,
            at,
            failed: false,
            what: `${documents.length === 1 ? 'goes' : 'go'} live with the release “${name}”`,
            by,
            pages: documents,
            obstacles: documents.flatMap(({ title, obstacles }) => obstacles.map(({ place, message }) => `${title}: ${place}: ${message}`)),
          },
        ]
      : [],
  )
  const entries = [...single, ...together].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const days = [...new Set(entries.map(({ at }) => dayOf(at)))]
  return days.map((day) => ({ day, entries: entries.filter(({ at }) => dayOf(at) === day) }))
}

const Zone = styled.p`
  color: var(--color-ink-subtle);
  font-size: var(--text-tiny);
`

const Entries = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    color: var(--color-ink-subtle);
    font-variant-numeric: tabular-nums;
  }
`

const Obstacle = styled.span`
  display: block;
`

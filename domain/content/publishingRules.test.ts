import { describe, expect, it } from 'vitest'
import { CONTENT_RELEASE_STATES, isPendingRelease } from './contentReleases'
import {
  elsewhereRefusal,
  futureTime,
  giveUpRefusal,
  obstacleFields,
  openRelease,
  releaseRefusal,
  scheduleRefusal,
  undoRefusal,
  unknownRefusal,
} from './publishingRules'

const PAGE = { collection: 'pages', id: 'a' } as const
const POST = { collection: 'posts', id: 'b' } as const
const obstacle = { path: 'slug', place: 'Address', message: 'Terms has it.' }
const held = (obstacles = [obstacle]) => ({ ...PAGE, title: 'Wind', path: '/wind', obstacles })

describe('a content release', () => {
  it('is changed, published and discarded while pending, on the version the person saw', () => {
    for (const state of CONTENT_RELEASE_STATES) {
      const release = { state }
      const ahead = isPendingRelease(state)
      expect(openRelease(release, '1', '1')).toEqual(ahead ? { release } : { refusal: 'notAhead' })
      expect(openRelease(release, '2', '1')).toEqual({ refusal: ahead ? 'changedMeanwhile' : 'notAhead' })
      expect(giveUpRefusal(release)).toEqual(ahead ? undefined : { refusal: 'notAhead' })
    }
  })

  it('holds existing pages that are in no other release, and names obstacles', () => {
    const others = [{ name: 'Spring', documents: [{ id: 'b' }] }]
    expect(elsewhereRefusal([PAGE], others, () => 'Wind')).toBeUndefined()
    expect(elsewhereRefusal([PAGE, POST], others, ({ id }) => id)?.more?.detail).toBe("'b' is in the release 'Spring'.")
    expect(elsewhereRefusal([POST], others, () => undefined)?.more?.detail).toBe("'This page' is in the release 'Spring'.")
    expect(unknownRefusal([PAGE, POST], [], () => true)).toBeUndefined()
    expect(unknownRefusal([PAGE, POST], [], (id) => id === 'a')).toEqual({
      refusal: 'unknown',
      more: { fields: [{ path: 'documents', message: 'There is no post b.' }] },
    })
    // A document deleted while in the release stays listed in it.
    expect(unknownRefusal([PAGE, POST], [POST], (id) => id === 'a')).toBeUndefined()
  })

  it('publishes completely or not at all', () => {
    expect(releaseRefusal({ documents: [] })).toEqual({ refusal: 'empty' })
    expect(releaseRefusal({ documents: [held([])] })).toBeUndefined()
    const fields = [{ path: 'a.slug', message: 'Wind: Address: Terms has it.' }]
    expect(obstacleFields({ documents: [held([]), held()] })).toEqual(fields)
    expect(releaseRefusal({ documents: [held([]), held()] })).toEqual({ refusal: 'notReady', more: { fields } })
  })
})

describe('scheduled publishing and unpublishing', () => {
  const now = new Date('2026-11-24T08:00:00.000Z')

  it('is in the future, in any time zone', () => {
    expect(futureTime('2026-11-24T08:00:00.000Z', now)).toEqual({ refusal: 'inThePast' })
    expect(futureTime('2026-11-24T09:00:00+01:00', now)).toEqual({ refusal: 'inThePast' })
    expect(futureTime('2026-11-24T03:00:00.001-05:00', now)).toEqual({ at: '2026-11-24T08:00:00.001Z' })
  })

  it('would work if done now', () => {
    expect(scheduleRefusal('publish', false, [])).toBeUndefined()
    expect(scheduleRefusal('publish', false, [obstacle])).toEqual({
      refusal: 'notReady',
      more: { fields: [{ path: 'slug', message: 'Address: Terms has it.' }] },
    })
    expect(scheduleRefusal('unpublish', true, [obstacle])).toBeUndefined()
    expect(scheduleRefusal('unpublish', false, [])).toEqual({ refusal: 'neverPublished' })
  })
})

it('undoes an action once, while nothing of it has changed since', () => {
  expect(undoRefusal(false, [])).toBeUndefined()
  expect(undoRefusal(false, [], ['Bolts'])).toEqual({
    refusal: 'changedSince',
    more: { fields: [{ path: 'documents', message: 'Bolts: in the trash. Restore it first.' }] },
  })
  expect(undoRefusal(true, ['Wind'])).toEqual({ refusal: 'alreadyUndone' })
  expect(undoRefusal(false, ['Wind', 'Bolts'])).toEqual({
    refusal: 'changedSince',
    more: {
      fields: [
        { path: 'documents', message: 'Wind: changed since.' },
        { path: 'documents', message: 'Bolts: changed since.' },
      ],
    },
  })
})

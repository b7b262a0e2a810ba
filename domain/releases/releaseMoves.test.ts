import { describe, expect, it } from 'vitest'
import { candidacy, canReturn, isRolledBack, promotion, type StoredRelease, shippedTo, takingOff, withdrawalOf } from './releaseMoves'

const now = new Date('2026-11-24T09:00:00Z')
const [earlier, later] = ['2026-11-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z']
function release(id: string, status: StoredRelease['status'], createdAt = earlier): StoredRelease {
  return { id, remote: 'shop', version: `v-${id}`, status, share: status === 'candidate' ? 20 : 0, createdAt }
}
const changed = (move: ReturnType<typeof promotion<StoredRelease>>) => move?.changes.map(({ of, to }) => [of.id, to.status])

describe('a promotion', () => {
  it('retires the previous release, and ends its own share', () => {
    const move = promotion(release('new', 'candidate', later), release('old', 'live'), now)
    expect(changed(move)).toEqual([
      ['old', 'retired'],
      ['new', 'live'],
    ])
    expect(move?.changes.at(-1)?.to).toEqual({ status: 'live', share: 0, promotedAt: '2026-11-24T09:00:00.000Z' })
    expect(move?.entry).toMatchObject({ before: { live: 'v-old' }, after: { remote: 'shop', live: 'v-new' } })
  })

  it('withdraws a newer release it goes back from', () => {
    expect(changed(promotion(release('old', 'retired'), release('new', 'live', later), now))?.[0]).toEqual(['new', 'withdrawn'])
  })

  it('replaces nothing when nothing is live, and changes nothing when it already is', () => {
    expect(promotion(release('first', 'registered'), null, now)?.entry.before).toEqual({ live: null })
    expect(promotion(release('it', 'live'), release('it', 'live'), now)).toBeNull()
  })
})

describe('a candidate', () => {
  it('replaces the current one', () => {
    const move = candidacy(release('new', 'registered'), 40, release('old', 'candidate'))
    expect(move).toMatchObject({
      changes: [
        { of: { id: 'old' }, to: { status: 'registered', share: 0 } },
        { of: { id: 'new' }, to: { status: 'candidate', share: 40 } },
      ],
      entry: { before: { candidate: 'v-old', share: 20 }, after: { candidate: 'v-new', share: 40 } },
    })
  })

  it('changes its share in place', () => {
    const it = release('it', 'candidate')
    expect(candidacy(it, 50, it)).toMatchObject({ changes: [{ of: { id: 'it' }, to: { share: 50 } }], entry: { before: { share: 20 } } })
  })

  it("can't be the live release", () => {
    expect(candidacy(release('it', 'live'), 50, null)).toEqual({ refusal: 'alreadyLive' })
  })
})

describe('a withdrawal', () => {
  it.each<[StoredRelease['status'], string, boolean, unknown]>([
    ['candidate', 'shop', false, 'endCandidate'],
    ['candidate', 'mfe-portal', true, 'endCandidate'],
    ['live', 'shop', false, 'goBack'],
    ['live', 'shop', true, 'takeOff'],
    ['live', 'mfe-portal', false, 'goBack'],
    ['live', 'mfe-portal', true, { refusal: 'ownRemote' }],
    ['retired', 'shop', true, { refusal: 'notShown' }],
    ['withdrawn', 'shop', false, { refusal: 'notShown' }],
    ['registered', 'shop', false, { refusal: 'notShown' }],
  ])('a %s release of %s (off: %s) means %o', (status, remote, takeOff, meant) => {
    expect(withdrawalOf({ remote, status }, takeOff)).toEqual(meant)
  })

  it('taking off leaves nothing live', () => {
    expect(takingOff(release('it', 'live'))).toMatchObject({
      changes: [{ to: { status: 'withdrawn' } }],
      entry: { before: { live: 'v-it' }, after: { live: null } },
    })
  })
})

describe('the fallback of the live release', () => {
  const former = { status: 'retired', createdAt: earlier, filesKept: true } as const
  it('was replaced, is older and still has its files', () => {
    const live = { createdAt: later }
    expect(canReturn(former, live)).toBe(true)
    expect(canReturn({ ...former, status: 'withdrawn' }, live)).toBe(false)
    expect(canReturn({ ...former, filesKept: false }, live)).toBe(false)
    expect(canReturn({ ...former, createdAt: later }, live)).toBe(false)
  })
})

describe('shipping at startup', () => {
  const went = { status: 'withdrawn', createdAt: later, promotedAt: later, filesKept: true } as const
  it('detects a rollback', () => {
    expect(isRolledBack({ createdAt: earlier }, [went])).toBe(true)
    expect(isRolledBack({ createdAt: earlier }, [{ ...went, promotedAt: null }])).toBe(false)
    expect(isRolledBack({ createdAt: '2026-11-21T00:00:00.000Z' }, [went])).toBe(false)
    expect(isRolledBack(null, [went])).toBe(false)
  })

  it.each([
    ['live', false, true, true, 'registered', 'live'],
    ['live', true, false, false, 'registered', 'live'],
    ['live', true, true, false, 'registered', null],
    ['live', true, false, true, 'registered', null],
    ['candidate', false, false, false, 'registered', 'candidate'],
    ['candidate', false, true, false, 'live', null],
    ['registered', false, false, false, 'registered', null],
  ] as const)(
    'to %s (unless rolled back: %s, known: %s, rolled back: %s, now %s) goes to %s',
    (channel, unlessRolledBack, known, back, status, to) => {
      expect(shippedTo({ channel, unlessRolledBack }, { status }, known, back)).toBe(to)
    },
  )
})

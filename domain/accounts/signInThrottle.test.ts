import { describe, expect, it } from 'vitest'
import { afterFailure, countersOf, MAX_SIGN_IN_ATTEMPTS, type SignInFailures, waitSeconds } from './signInThrottle'

const now = new Date('2026-11-24T09:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
function failing(times: number, free = MAX_SIGN_IN_ATTEMPTS): SignInFailures {
  const one = afterFailure(undefined, free, now)
  return Array.from({ length: times - 1 }).reduce<SignInFailures>((before) => afterFailure(before, free, now), one)
}

describe('failed sign-ins', () => {
  it.each([
    [4, 0],
    [5, 60],
    [6, 120],
    [8, 480],
    [9, 900],
    [50, 900],
  ])('%i in a row wait %i seconds', (times, seconds) => {
    expect(waitSeconds([failing(times)], now)).toBe(seconds)
  })

  it('are forgotten after a day without another', () => {
    expect(afterFailure(failing(9), MAX_SIGN_IN_ATTEMPTS, later(86_401))).toMatchObject({ failures: 1 })
    expect(afterFailure(failing(9), MAX_SIGN_IN_ATTEMPTS, later(86_400))).toMatchObject({ failures: 10 })
  })

  it('never shorten an active lock', () => {
    const held = { failures: 4, failedAt: now, lockedUntil: later(800) }
    expect(afterFailure(held, MAX_SIGN_IN_ATTEMPTS, now).lockedUntil).toEqual(later(800))
  })

  it('from before the clock was set back lock nobody', () => {
    const ahead = { failures: 9, failedAt: later(3600), lockedUntil: later(4500) }
    expect(waitSeconds([ahead], now)).toBe(0)
    expect(afterFailure(ahead, 20, now)).toEqual({ failures: 10, failedAt: now, lockedUntil: null })
  })

  it('wait for the longest of their counters', () => {
    expect(waitSeconds([failing(5), failing(6), failing(3)], now)).toBe(120)
    expect(waitSeconds([], now)).toBe(0)
  })
})

it('count a known device separately; others by name and network, by name, and by network', () => {
  const attempt = { name: ' Ada@Hale.example ', network: '203.0.113.0', device: undefined, guessable: true }
  expect(countersOf(attempt).map(({ free }) => free)).toEqual([5, 20, 50])
  expect(countersOf(attempt)).toEqual(countersOf({ ...attempt, name: 'ada@hale.example' }))
  expect(countersOf({ ...attempt, device: 'd1' })).toHaveLength(1)
  // Recovery codes can't be guessed: networks do not affect each other.
  expect(countersOf({ ...attempt, guessable: false })).toEqual(countersOf(attempt).slice(0, 1))
})

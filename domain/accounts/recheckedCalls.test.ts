import { expect, it } from 'vitest'
import { CALLS } from '../calls'

/** Names of calls that decide about money, people and messages to others. */
const DECIDES =
  /^(decide|review|resolve|undoLine|fail|importStatement|importPayoutReport|invite|issue|rotate|release|promote|withdrawRelease|set\w*(Status|Candidate|Drawing)|removeColleague|(add|change)Webhook|changeNotificationEmail)/
/** An editor's decisions about texts, which can be undone. */
const OF_CONTENT: readonly string[] = ['decideReview', 'resolveContentComment']

it('calls that decide need a recent identity check', () => {
  const deciding = CALLS.filter(({ name, method, access }) => method !== 'GET' && Array.isArray(access) && DECIDES.test(name))
  expect(deciding.length).toBeGreaterThan(20)
  const open = deciding.filter(({ name, recheck }) => !recheck && !OF_CONTENT.includes(name))
  expect(open.map(({ name }) => name)).toEqual([])
})

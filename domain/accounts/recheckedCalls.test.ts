import { expect, it } from 'vitest'
import { CALLS } from '../calls'

/** Calls that decide about money, people and what others are told, by how they are named. */
const DECIDES =
  /^(decide|review|resolve|undoLine|fail|invite|issue|rotate|release|promote|withdrawRelease|set\w*(Status|Candidate|Drawing)|removeColleague|(add|change)Webhook|changeNotificationEmail)/
/** What an editor decides about texts, and can take back. */
const OF_CONTENT: readonly string[] = ['decideReview', 'resolveContentComment']

it('whoever decides has shown lately who they are', () => {
  const deciding = CALLS.filter(({ name, method, access }) => method !== 'GET' && Array.isArray(access) && DECIDES.test(name))
  expect(deciding.length).toBeGreaterThan(20)
  const open = deciding.filter(({ name, recheck }) => !recheck && !OF_CONTENT.includes(name))
  expect(open.map(({ name }) => name)).toEqual([])
})

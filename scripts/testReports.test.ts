import { expect, it } from 'vitest'
import { featureFiles, strayJourneys } from './featureFiles'
import { readPlaywright, readVitest, slowest } from './testReports'

it("counts Vitest's results, counts a file that could not run as a failure, and reports what passed at a second attempt", () => {
  const cases = [
    { fullName: 'tiers agree', duration: 12, status: 'passed' },
    { fullName: 'tiers hold', duration: 3000, status: 'failed', failureMessages: ['expected 2 to be 3'] },
    { fullName: 'tiers wait', duration: 40, status: 'passed', failureMessages: ['not yet'] },
  ]
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    numFailedTestSuites: 1,
    numPendingTests: 1,
    testResults: [
      { assertionResults: cases, status: 'failed' },
      { name: 'limits.test.ts', assertionResults: [], status: 'failed', message: 'no such file' },
    ],
  }
  expect(readVitest(report)).toEqual({
    counts: { passed: 3, failed: 1, skipped: 1 },
    cases: [
      { name: 'tiers agree', ms: 12 },
      { name: 'tiers hold', ms: 3000 },
      { name: 'tiers wait', ms: 40 },
    ],
    troubles: [
      { name: 'tiers hold', said: 'expected 2 to be 3', healed: false, left: [] },
      { name: 'tiers wait', said: 'not yet', healed: true, left: [] },
      { name: 'limits.test.ts', said: 'no such file', healed: false, left: [] },
    ],
  })
})

it("finds journeys in nested suites, adds up their attempts, and reports one that passed later with the failed attempt's artifacts", () => {
  const attachments = [
    { name: 'screenshot', contentType: 'image/png', path: '/test-results/applies.png' },
    { name: 'diagnosis', contentType: 'text/plain', body: Buffer.from('page: /credit').toString('base64') },
  ]
  const results = [
    { duration: 1000, errors: [{ message: '\u001b[31mno such button\u001b[39m' }], attachments },
    { duration: 500, errors: [] },
  ]
  const spec = { title: 'a builder applies', tests: [{ projectName: 'builders', status: 'flaky', results }] }
  const report = { stats: { expected: 1, flaky: 1, unexpected: 2, skipped: 3 }, suites: [{ suites: [{ specs: [spec] }] }] }
  expect(readPlaywright(report)).toEqual({
    counts: { passed: 2, failed: 2, skipped: 3 },
    cases: [{ name: 'a builder applies (builders)', ms: 1500 }],
    troubles: [
      {
        name: 'a builder applies (builders)',
        said: 'no such button',
        healed: true,
        left: ['screenshot: /test-results/applies.png', 'page: /credit'],
      },
    ],
  })
})

it('lists the slowest first', () => {
  const cases = [5, 30, 20].map((ms) => ({ name: `${ms}`, ms }))
  expect(slowest(cases, 2).map(({ ms }) => ms)).toEqual([30, 20])
})

it('finds all files of a feature, in every workspace', async () => {
  const { tests, stories, journeys } = await featureFiles('credit')
  expect([...tests.keys()]).toEqual(expect.arrayContaining(['domain', 'cms']))
  const files = [...tests.values()].flat()
  expect(files.filter((file) => !file.includes('/credit/')).map((file) => file.split('/').slice(-2).join('/'))).toEqual([
    'recordings/account.test.ts',
    'recordings/applications.test.ts',
    'recordings/business.test.ts',
    'recordings/credit.test.ts',
  ])
  expect(stories.some((file) => file.includes('/mfe-portal/credit/'))).toBe(true)
  expect(journeys).toEqual(['credit.spec.ts'])
  expect((await featureFiles('payments')).journeys).toEqual([
    'books.spec.ts',
    'orders.spec.ts',
    'payouts.spec.ts',
    'receipts.spec.ts',
    'refunds.spec.ts',
  ])
})

it('has a feature for every journey', async () => {
  expect(await strayJourneys()).toEqual([])
})

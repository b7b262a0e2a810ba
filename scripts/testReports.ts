/** What the reports of the test runners say: how many cases passed, and how long each took. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface TestCase {
  readonly name: string
  readonly ms: number
}

export interface Report {
  readonly counts: Counts
  readonly cases: readonly TestCase[]
}

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }

/** The JSON report of Vitest. */
export function readVitest(report: unknown): Report {
  return {
    counts: {
      passed: numberAt(report, 'numPassedTests'),
      failed: numberAt(report, 'numFailedTests') || numberAt(report, 'numFailedTestSuites'),
      skipped: numberAt(report, 'numPendingTests'),
    },
    cases: listAt(report, 'testResults')
      .flatMap((file) => listAt(file, 'assertionResults'))
      .map((test) => ({ name: textAt(test, 'fullName'), ms: numberAt(test, 'duration') })),
  }
}

/** The JSON report of Playwright, whose suites hold suites. */
export function readPlaywright(report: unknown): Report {
  const stats = at(report, 'stats')
  return {
    counts: {
      passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
      failed: numberAt(stats, 'unexpected'),
      skipped: numberAt(stats, 'skipped'),
    },
    cases: listAt(report, 'suites').flatMap(casesOfSuite),
  }
}

function casesOfSuite(suite: unknown): TestCase[] {
  const own = listAt(suite, 'specs').flatMap((spec) =>
    listAt(spec, 'tests').map((test) => ({
      name: `${textAt(spec, 'title')} (${textAt(test, 'projectName')})`,
      ms: listAt(test, 'results').reduce((sum: number, result) => sum + numberAt(result, 'duration'), 0),
    })),
  )
  return [...own, ...listAt(suite, 'suites').flatMap(casesOfSuite)]
}

/** The counts of several steps together. */
export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), NOTHING)
}

/** The cases that took longest, longest first. */
export function slowest(cases: readonly TestCase[], count: number): readonly TestCase[] {
  return [...cases].sort((a, b) => b.ms - a.ms).slice(0, count)
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function numberAt(value: unknown, key: string): number {
  const found = at(value, key)
  return typeof found === 'number' ? found : 0
}

function textAt(value: unknown, key: string): string {
  const found = at(value, key)
  return typeof found === 'string' ? found : ''
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const found: unknown = at(value, key)
  return Array.isArray(found) ? found : []
}

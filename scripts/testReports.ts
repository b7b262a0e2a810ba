import { stripVTControlCharacters } from 'node:util'

/** Results in test runner reports: number of passed cases, their durations, and the output of failures. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface TestCase {
  readonly name: string
  readonly ms: number
}

/** A case that failed at least once. */
export interface Trouble {
  readonly name: string
  readonly said: string
  /** A later attempt passed: counted as passed, but reported. */
  readonly healed: boolean
  /** Its artifacts: files by path, texts in full. */
  readonly left: readonly string[]
}

export interface Report {
  readonly counts: Counts
  readonly cases: readonly TestCase[]
  readonly troubles: readonly Trouble[]
}

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }

/** Parses Vitest's JSON report. */
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
    troubles: listAt(report, 'testResults').flatMap(troublesOfFile),
  }
}

function troublesOfFile(file: unknown): Trouble[] {
  const tests = listAt(file, 'assertionResults')
    .filter((test) => textAt(test, 'status') === 'failed' || listAt(test, 'failureMessages').length > 0)
    .map((test) => ({
      name: textAt(test, 'fullName'),
      said: listAt(test, 'failureMessages').map(String).join('\n'),
      healed: textAt(test, 'status') !== 'failed',
      left: [],
    }))
  if (tests.some(({ healed }) => !healed) || textAt(file, 'status') !== 'failed') return tests
  return [...tests, { name: textAt(file, 'name'), said: textAt(file, 'message'), healed: false, left: [] }]
}

/** Parses Playwright's JSON report, which nests suites. */
export function readPlaywright(report: unknown): Report {
  const stats = at(report, 'stats')
  const journeys = listAt(report, 'suites').flatMap(journeysOf)
  return {
    counts: {
      passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
      failed: numberAt(stats, 'unexpected'),
      skipped: numberAt(stats, 'skipped'),
    },
    cases: journeys.map(({ name, results }) => ({
      name,
      ms: results.reduce((sum: number, result) => sum + numberAt(result, 'duration'), 0),
    })),
    troubles: journeys
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ name, status, results }) => ({
        name,
        said: results
          .flatMap((result) => listAt(result, 'errors'))
          .map((error) => stripVTControlCharacters(textAt(error, 'message')))
          .join('\n'),
        healed: status === 'flaky',
        left: results.flatMap((result) => listAt(result, 'attachments')).map(leftBehind),
      })),
  }
}

/** An attachment for printing: a file's path, or the text itself, base64 in the report. */
function leftBehind(attachment: unknown): string {
  const path = textAt(attachment, 'path')
  return path ? `${textAt(attachment, 'name')}: ${path}` : Buffer.from(textAt(attachment, 'body'), 'base64').toString()
}

interface Journey {
  readonly name: string
  readonly status: string
  readonly results: readonly unknown[]
}

function journeysOf(suite: unknown): Journey[] {
  const own = listAt(suite, 'specs').flatMap((spec) =>
    listAt(spec, 'tests').map((test) => ({
      name: `${textAt(spec, 'title')} (${textAt(test, 'projectName')})`,
      status: textAt(test, 'status'),
      results: listAt(test, 'results'),
    })),
  )
  return [...own, ...listAt(suite, 'suites').flatMap(journeysOf)]
}

/** Combined counts of several steps. */
export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), NOTHING)
}

/** The slowest cases, slowest first. */
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

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './cachedBuild'

/** The one module that names time zones. */
const ZONES = 'domain/dates/timeZones.ts'
/** What banks do is in Eastern Time, wherever the company is, and says so. */
const BANKING = new Set(['domain/payments/sameDayAch.ts', 'cms/payments/bank/HouseBank.ts'])
/** Generated, history, and what only tests run. */
const OUTSIDE =
  /\.(test|stories)\.tsx?$|\/testing\/|^(e2e|faults|scale|attack|bench)\/|^cms\/(migrations|parity|recordings)\/|^cms\/payload-types\.ts$/

const IDS = new RegExp(
  Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone.includes('/'))
    .join('|'),
)
const WORDS = /\b(Eastern|Central|Mountain|Pacific|Alaska|Hawaii)( Standard| Daylight)? Time\b|\b[ECMP][SD]?T\)/
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

it('no source names a time zone except the one module, and the banks’ own', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !OUTSIDE.test(file))
  const naming = files.filter((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8').replace(COMMENTS, '')
    return IDS.test(code) || WORDS.test(code)
  })
  expect(naming.filter((file) => file !== ZONES && !BANKING.has(file))).toEqual([])
  // The check can see them.
  expect(naming).toEqual(expect.arrayContaining([ZONES, ...BANKING]))
})

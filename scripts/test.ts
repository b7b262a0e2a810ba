/**
 * `npm test`: everything required before landing, two steps at a time because a test machine has two cores. Ends with the line 'N passed, N
 * failed'; a step that fails without naming a test counts as one failure. `npm test -- domain types` runs only the named steps, `npm test
 * -- credit` all tests, stories and journeys of one feature. `npm run test:full` adds slow checks that rarely fail: `*.long.test.ts`, every
 * role at every call, every bad input, long properties, journeys without the tag of a job, all of them on a phone, and the attack.
 */
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { groupReport, groupsOf } from '../e2e/groups'
import { ROOT } from './cachedBuild'
import { ActionableProblem, bold, dim, fail, green, red, say } from './console'
import { type FeatureFiles, featureFiles } from './featureFiles'
import { findChromium } from './findChromium'
import { runCommand } from './runCommand'
import { type Report, readPlaywright, readVitest, slowest, sumCounts, type TestCase, type Trouble } from './testReports'

const REPORTS = join(ROOT, '.cache', 'test-reports')
const FULL = process.argv.includes('--full')
// Read by the runners' configurations and by tests with more cases than a quick run allows.
if (FULL) process.env.TEST_FULL = '1'
/**
 * Workspaces with the same compiler options are checked as one program, which reads shared imports once; with one checker, because several
 * repeat half of the work, and the other lane uses the other core.
 */
const TYPED = ['domain', 'server-kit', 'cms', 'host', 'scripts', 'tsconfig.remotes.json', 'tsconfig.programs.json']

interface Step {
  readonly name: string
  readonly commands: readonly (readonly string[])[]
  /** JSON reports of a test runner; steps without one only succeed or fail. */
  readonly report?: { readonly files: readonly string[]; readonly read: (report: unknown) => Report }
}

/** Steps that use a database, other processes or a browser: in CI they get a second attempt, which the summary lists. */
const MEETS_OTHERS = new Set(['cms', 'host', 'scripts', 'stories', 'design-system'])

/** Vitest on a workspace, or on its named files. */
const vitest = (name: string, folder: string, files: readonly string[] = []): Step => {
  const report = join(REPORTS, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const secondAttempt = process.env.CI && MEETS_OTHERS.has(name) ? ['--retry=1'] : []
  return {
    name,
    commands: [['node_modules/.bin/vitest', 'run', '--root', folder, ...reporters, ...secondAttempt, ...files]],
    report: { files: [report], read: readVitest },
  }
}

/** All journeys, or those of the named files. */
const journeys = (files: readonly string[] = []): Step => ({
  name: 'e2e',
  commands: [['node_modules/.bin/tsx', 'e2e/runGroups.ts', ...files]],
  report: { files: groupsOf(files).map(({ name }) => groupReport(name)), read: readPlaywright },
})

/** A feature's tests in every workspace; types and builds as in a full run, and journeys build what changed. */
const featureRounds = ({ tests, stories, journeys: specs }: FeatureFiles): typeof ROUNDS => [
  [
    ...(stories.length > 0 ? [vitest('stories', 'design-system', stories)] : []),
    ...[...tests].map(([folder, files]) => vitest(folder, folder, files)),
  ],
  specs.length > 0 ? [journeys(specs)] : [],
]

const TESTS: readonly Step[] = [
  vitest('cms', 'cms'),
  vitest('stories', 'design-system'),
  vitest('host', 'host'),
  vitest('remote-kit', 'remote-kit'),
  vitest('mfe-admin', 'mfe-admin'),
  vitest('server-kit', 'server-kit'),
  vitest('mfe-portal', 'mfe-portal'),
  vitest('mfe-configurators', 'mfe-configurators'),
]

/**
 * Rounds run in sequence. Two lanes take a round's steps in this order, so that both cores are busy to the end: the longest first. The
 * generators come before what reads their output, beside the guards only.
 */
const ROUNDS: readonly (readonly Step[])[] = [
  [{ name: 'generated', commands: [['node_modules/.bin/tsx', 'scripts/checkGenerated.ts']] }, vitest('scripts', 'scripts')],
  [
    vitest('domain', 'domain'),
    { name: 'build', commands: [['node_modules/.bin/tsx', 'scripts/build.ts']] },
    // Without the condition, importing Payload's configuration can hang on Node 20.
    { name: 'unused', commands: [['node', '--conditions=production', 'node_modules/knip/bin/knip.js']] },
    { name: 'lint', commands: [['node_modules/.bin/biome', 'ci', '--error-on-warnings', '.']] },
    { name: 'types', commands: TYPED.map((folder) => ['node_modules/.bin/tsc', '--noEmit', '--singleThreaded', '-p', folder]) },
  ],
  // Journeys mostly wait for pages. Those of the full run measure delays too, so they run alone, as does the attack.
  FULL ? TESTS : [journeys(), ...TESTS],
  FULL ? [{ name: 'attack', commands: [['node_modules/.bin/tsx', 'lab/attack/run.ts']] }] : [],
  FULL ? [journeys()] : [],
]

const LANES = 2
const SLOWEST = 20
const SAID_LINES = 20

async function main(): Promise<void> {
  const rounds = await chooseRounds(process.argv.slice(2).filter((word) => word !== '--full'))
  await rm(REPORTS, { recursive: true, force: true })
  await mkdir(REPORTS, { recursive: true })
  const env = { CHROMIUM_PATH: await findChromium(say), NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' }
  const results: Report[] = []
  for (const steps of rounds) {
    const waiting = [...steps]
    const lane = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step, env))
    }
    await Promise.all(Array.from({ length: LANES }, lane))
  }
  printSlowest(results.flatMap(({ cases }) => cases))
  printTroubles(results.flatMap(({ troubles }) => troubles))
  const total = sumCounts(results.map(({ counts }) => counts))
  console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
  process.exit(total.failed > 0 ? 1 : 0)
}

/** All rounds, those with the named steps, or a feature's. @throws ActionableProblem for an unknown name */
async function chooseRounds(words: readonly string[]): Promise<typeof ROUNDS> {
  if (words.length === 0) return ROUNDS
  const steps = ROUNDS.flat().map(({ name }) => name)
  const [feature, ...more] = words.filter((word) => !steps.includes(word))
  if (feature === undefined) return ROUNDS.map((round) => round.filter(({ name }) => words.includes(name)))
  const found = await featureFiles(feature)
  if (words.length > 1 || found.tests.size + found.stories.length + found.journeys.length === 0) {
    const problem = words.length > 1 ? 'One feature at a time, without steps' : `'${[feature, ...more].join(' ')}' is no feature with tests`
    throw new ActionableProblem(`${problem}. The steps are ${steps.join(', ')}.`)
  }
  return featureRounds(found)
}

async function runStep(step: Step, env: Record<string, string>): Promise<Report> {
  say(`${bold(step.name)} …`)
  const began = performance.now()
  let output = ''
  let failed = false
  for (const [command = '', ...args] of step.commands) {
    const result = await runCommand(command, args, { cwd: ROOT, env })
    output += result.output
    failed ||= result.code !== 0
  }
  const { counts, cases, troubles } = step.report
    ? await readReports(step.report)
    : { counts: { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0 }, cases: [], troubles: [] }
  const result = failed && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  if (result.failed > 0) console.log(output)
  say(
    `${bold(step.name)} ${result.failed > 0 ? red('failed') : green('passed')} ${dim(`(${result.passed} passed, ${result.failed} failed, ${seconds} s)`)}`,
  )
  const nameless = result.failed > 0 && troubles.every(({ healed }) => healed)
  return {
    counts: result,
    cases: cases.map(({ name, ms }) => ({ name: `${step.name}: ${name}`, ms })),
    troubles: [
      ...troubles.map((trouble) => ({ ...trouble, name: `${step.name}: ${trouble.name}` })),
      ...(nameless ? [{ name: step.name, said: output.trimEnd().split('\n').slice(-SAID_LINES).join('\n'), healed: false, left: [] }] : []),
    ],
  }
}

async function readReports({ files, read }: NonNullable<Step['report']>): Promise<Report> {
  const reports = await Promise.all(
    files.map(async (file) => {
      try {
        return read(JSON.parse(await readFile(file, 'utf8')))
      } catch {
        // A runner that died before its report counts as one failure.
        return { counts: { passed: 0, failed: 1, skipped: 0 }, cases: [], troubles: [] }
      }
    }),
  )
  return {
    counts: sumCounts(reports.map(({ counts }) => counts)),
    cases: reports.flatMap(({ cases }) => cases),
    troubles: reports.flatMap(({ troubles }) => troubles),
  }
}

function printSlowest(cases: readonly TestCase[]): void {
  if (cases.length === 0) return
  console.log(`\nThe slowest of ${cases.length} cases`)
  for (const { name, ms } of slowest(cases, SLOWEST)) console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`)
}

/** Prints failures with their artifacts, and the number of second attempts. */
function printTroubles(troubles: readonly Trouble[]): void {
  for (const { name, said, healed, left } of troubles) {
    console.log(`\n${healed ? 'Passed only at a second attempt' : red('Failed')}: ${bold(name)}`)
    console.log([...said.split('\n').slice(0, SAID_LINES), ...left].join('\n'))
  }
  const healed = troubles.filter((trouble) => trouble.healed)
  if (healed.length > 0) console.log(`\nSecond attempts: ${healed.length} (${healed.map(({ name }) => name).join('; ')})`)
}

main().catch(fail)

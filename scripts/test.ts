/**
 * `npm test`: everything that has to hold, in two lanes because a test machine has two cores.
 * Ends with the line 'N passed, N failed'; a step that fails without naming a test counts as one failure.
 * `npm test -- unit types` runs only the named steps.
 */
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './cachedBuild'
import { bold, dim, fail, green, red, say } from './console'
import { findChromium } from './findChromium'
import { runCommand } from './runCommand'

const REPORTS = join(ROOT, '.cache', 'test-reports')
const TYPED = [
  'domain',
  'design-system',
  'remote-kit',
  'cms',
  'host',
  'mfe-configurators',
  'mfe-portal',
  'mfe-admin',
  'e2e',
  'bench',
  'attack',
  'faults',
  'scripts',
]

interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}
interface Step {
  readonly name: string
  readonly commands: readonly (readonly string[])[]
  /** JSON report of a test runner; steps without one only succeed or fail. */
  readonly report?: { readonly file: string; readonly read: (report: unknown) => Counts }
  readonly env?: Record<string, string>
}

const vitest = (name: string, folder: string): Step => ({
  name,
  commands: [
    ['node_modules/.bin/vitest', 'run', '--root', folder, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`],
  ],
  report: { file: reportFile(name), read: readVitest },
})

/**
 * Rounds one after the other; the lanes of a round run beside each other, so that two cores have work to the end. A lane reads nothing that
 * the other writes: the generators run while only tests of plain functions do, and what reads their files comes after them.
 */
const ROUNDS: readonly (readonly (readonly Step[])[])[] = [
  [
    [
      { name: 'generated', commands: [['node_modules/.bin/tsx', 'scripts/checkGenerated.ts']] },
      { name: 'lint', commands: [['node_modules/.bin/biome', 'ci', '--error-on-warnings', '.']] },
      { name: 'types', commands: TYPED.map((folder) => ['node_modules/.bin/tsc', '--noEmit', '-p', folder]) },
      // Without the condition, importing Payload's configuration can hang on Node 20.
      { name: 'unused', commands: [['node', '--conditions=production', 'node_modules/knip/bin/knip.js']] },
    ],
    [
      vitest('domain', 'domain'),
      vitest('scripts', 'scripts'),
      vitest('remote-kit', 'remote-kit'),
      vitest('mfe-configurators', 'mfe-configurators'),
      vitest('mfe-portal', 'mfe-portal'),
      vitest('mfe-admin', 'mfe-admin'),
    ],
  ],
  [
    [vitest('stories', 'design-system')],
    [vitest('cms', 'cms'), { name: 'build', commands: [['node_modules/.bin/tsx', 'scripts/build.ts']] }, vitest('host', 'host')],
  ],
  // By itself: it says of the product's memory and delays what holds on a machine that does nothing else.
  [[{ name: 'attack', commands: [['node_modules/.bin/tsx', 'attack/run.ts', '--short']] }]],
  [
    [
      {
        name: 'e2e',
        commands: [['node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts']],
        report: { file: reportFile('e2e'), read: readPlaywright },
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('e2e') },
      },
    ],
  ],
]

const wanted = process.argv.slice(2)
const chosen = (steps: readonly Step[]) => steps.filter((step) => wanted.length === 0 || wanted.includes(step.name))

async function main(): Promise<void> {
  await rm(REPORTS, { recursive: true, force: true })
  await mkdir(REPORTS, { recursive: true })
  const env = { CHROMIUM_PATH: await findChromium(say), NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' }
  const results: Counts[] = []
  const runAll = async (steps: readonly Step[]) => {
    for (const step of steps) results.push(await runStep(step, env))
  }
  for (const lanes of ROUNDS) await Promise.all(lanes.map((lane) => runAll(chosen(lane))))
  const total = results.reduce((sum, counts) => add(sum, counts), { passed: 0, failed: 0, skipped: 0 })
  console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
  process.exit(total.failed > 0 ? 1 : 0)
}

async function runStep(step: Step, env: Record<string, string>): Promise<Counts> {
  say(`${bold(step.name)} …`)
  const began = performance.now()
  let output = ''
  let failed = false
  for (const [command = '', ...args] of step.commands) {
    const result = await runCommand(command, args, { cwd: ROOT, env: { ...env, ...step.env } })
    output += result.output
    failed ||= result.code !== 0
  }
  const counts = step.report ? await readReport(step.report) : { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0 }
  const result = failed && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  if (result.failed > 0) console.log(output)
  say(
    `${bold(step.name)} ${result.failed > 0 ? red('failed') : green('passed')} ${dim(`(${result.passed} passed, ${result.failed} failed, ${seconds} s)`)}`,
  )
  return result
}

function reportFile(name: string): string {
  return join(REPORTS, `${name}.json`)
}

async function readReport({ file, read }: NonNullable<Step['report']>): Promise<Counts> {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    // A runner that died before its report is counted as failed by its exit code.
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function readVitest(report: unknown): Counts {
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') || numberAt(report, 'numFailedTestSuites'),
    skipped: numberAt(report, 'numPendingTests'),
  }
}

function readPlaywright(report: unknown): Counts {
  const stats = typeof report === 'object' && report !== null && 'stats' in report ? report.stats : undefined
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected'),
    skipped: numberAt(stats, 'skipped'),
  }
}

function numberAt(value: unknown, key: string): number {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof found === 'number' ? found : 0
}

function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

main().catch(fail)

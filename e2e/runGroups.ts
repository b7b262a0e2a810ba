/**
 * Runs all journeys against one product, group after group: those that would see another's changes are in a later group, and a failed group
 * does not skip later ones. `tsx e2e/runGroups.ts credit.spec.ts` runs the journeys of some files.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isPortFree } from '../scripts/freePort'
import { type GROUPS, groupReport, groupsOf, openPanel } from './groups'
import { DATA_DIR, LEFT_BY_FAILURES, PORT, ROOT, SITE } from './product'

const READY_WITHIN_MS = 600_000
const PRODUCT_LOG = join(LEFT_BY_FAILURES, 'product.log')
const files = process.argv.slice(2)
// A group without any of the files is skipped: its sign-ins would count against the next one's limit.
const groups = groupsOf(files)
const withPanel = openPanel(files)
// The site answers before the panel, which takes longer to build.
const READY_PATH = withPanel ? '/cms/login' : '/readyz'

if (groups.length === 0) throw new Error(`No journey is called ${files.join(' or ')}.`)

if (!(await isPortFree(PORT))) throw new Error(`Port ${PORT} is taken: set E2E_PORT to another one.`)
await mkdir(LEFT_BY_FAILURES, { recursive: true })
const product = spawn(process.execPath, ['--import', 'tsx', 'e2e/startFresh.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(PORT), DATA_DIR, WITHOUT_PANEL: String(!withPanel) },
  stdio: ['ignore', 'pipe', 'pipe'],
})
const productLog = createWriteStream(PRODUCT_LOG)
product.stdout.pipe(process.stdout, { end: false })
product.stderr.pipe(process.stderr, { end: false })
for (const words of [product.stdout, product.stderr]) words.pipe(productLog, { end: false })
const ended = once(product, 'exit')
let failed = false
try {
  await untilReady()
  for (const group of groups) failed = !(await runGroup(group)) || failed
} finally {
  product.kill('SIGTERM')
  await ended
  // It may be in memory.
  await rm(DATA_DIR, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

async function runGroup(group: (typeof GROUPS)[number]): Promise<boolean> {
  const projects = group.projects.map((project) => `--project=${project}`)
  const config = ['--config', 'e2e/playwright.config.ts', '--no-deps', '--pass-with-no-tests']
  const run = spawn('node_modules/.bin/playwright', ['test', ...config, ...projects, ...files], {
    cwd: ROOT,
    env: {
      ...process.env,
      E2E_STARTED: '1',
      E2E_GROUP: group.name,
      E2E_PRODUCT_LOG: PRODUCT_LOG,
      PLAYWRIGHT_JSON_OUTPUT_NAME: groupReport(group.name),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(run, 'exit')
  return code === 0
}

async function untilReady(): Promise<void> {
  for (const began = performance.now(); performance.now() - began < READY_WITHIN_MS; ) {
    if (product.exitCode !== null) throw new Error('The product ended before it was ready.')
    const ready = await fetch(`${SITE}${READY_PATH}`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The product was not ready after ${READY_WITHIN_MS / 60_000} minutes.`)
}

/**
 * Runs all journeys: those that would see another's changes are in a later group or on a product of their own, and a failed group does not
 * skip later ones. `tsx e2e/runGroups.ts credit.spec.ts` runs the journeys of some files.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isPortFree } from '../scripts/freePort'
import { throwawayFolder } from '../server-kit/testing/throwawayFolder'
import { type GROUPS, groupReport, groupsOf, openPanel } from './groups'
import { LEFT_BY_FAILURES, PORT, ROOT } from './product'

type Group = (typeof GROUPS)[number]

const READY_WITHIN_MS = 600_000
/** Between the first ports of two products; each takes three. */
const PORTS_APART = 10
const files = process.argv.slice(2)
// A group without any of the files is skipped: its sign-ins would count against the next one's limit.
const groups = groupsOf(files)
const withPanel = openPanel(files)
// The site answers before the panel, which takes longer to build.
const READY_PATH = withPanel ? '/cms/login' : '/readyz'

if (groups.length === 0) throw new Error(`No journey is called ${files.join(' or ')}.`)

await mkdir(LEFT_BY_FAILURES, { recursive: true })
const [first, ...others] = [...new Set(groups.map(({ product }) => product))].map((name, at) => startable(name, PORT + at * PORTS_APART))
// The first one builds what the others then find built.
const outcomes = await Promise.all([first?.run(), first?.ready.then(() => Promise.all(others.map(({ run }) => run())))])
process.exit(outcomes.flat().every((succeeded) => succeeded !== false) ? 0 : 1)

/** A product with its groups of journeys, not started yet. */
function startable(name: Group['product'], port: number) {
  let isReady: () => void
  const ready = new Promise<void>((resolve) => {
    isReady = resolve
  })
  const suffix = name === 'shared' ? '' : `-${name}`
  const env = { ...process.env, PORT: String(port), E2E_PORT: String(port), E2E_PRODUCT: suffix, WITHOUT_PANEL: String(!withPanel) }
  const log = join(LEFT_BY_FAILURES, `product${suffix}.log`)

  /** Starts it, runs its groups, and stops it. Returns whether all journeys passed. */
  async function run(): Promise<boolean> {
    if (!(await isPortFree(port))) throw new Error(`Port ${port} is taken: set E2E_PORT to another one.`)
    const product = spawn(process.execPath, ['--import', 'tsx', 'e2e/startFresh.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const productLog = createWriteStream(log)
    product.stdout.pipe(process.stdout, { end: false })
    product.stderr.pipe(process.stderr, { end: false })
    for (const words of [product.stdout, product.stderr]) words.pipe(productLog, { end: false })
    const ended = once(product, 'exit')
    let passed = true
    try {
      await untilReady(`http://localhost:${port}`, () => product.exitCode !== null)
      isReady()
      for (const group of groups.filter((group) => group.product === name)) passed = (await runGroup(group)) && passed
    } finally {
      product.kill('SIGTERM')
      await ended
      // It may be in memory.
      await rm(throwawayFolder(ROOT, `e2e${suffix}`), { recursive: true, force: true })
    }
    return passed
  }

  async function runGroup(group: Group): Promise<boolean> {
    const projects = group.projects.map((project) => `--project=${project}`)
    const config = ['--config', 'e2e/playwright.config.ts', '--no-deps', '--pass-with-no-tests']
    const journeys = spawn('node_modules/.bin/playwright', ['test', ...config, ...projects, ...files], {
      cwd: ROOT,
      env: {
        ...env,
        E2E_STARTED: '1',
        E2E_GROUP: group.name,
        E2E_PRODUCT_LOG: log,
        PLAYWRIGHT_JSON_OUTPUT_NAME: groupReport(group.name),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const [code] = await once(journeys, 'exit')
    return code === 0
  }

  return { run, ready }
}

async function untilReady(site: string, hasEnded: () => boolean): Promise<void> {
  for (const began = performance.now(); performance.now() - began < READY_WITHIN_MS; ) {
    if (hasEnded()) throw new Error('The product ended before it was ready.')
    const ready = await fetch(`${site}${READY_PATH}`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The product was not ready after ${READY_WITHIN_MS / 60_000} minutes.`)
}

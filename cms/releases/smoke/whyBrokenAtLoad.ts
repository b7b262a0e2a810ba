import { type ChildProcess, execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { containerName } from '@framewell/domain/releases/containerName'
import { RELEASE_LIMITS, type ReleaseManifest } from '@framewell/domain/releases/manifest'
import { SERVICE_PATH, servicePath } from '@framewell/domain/releases/ownService'
import { EARLIER_COPIES, earlierPackages, SHARED_EXPORTS, SHARED_MAJORS } from '@framewell/domain/releases/sharedLibraries'
import { SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { env, ROOT } from '../../env'
import { TRIED_WITH } from '../releaseStore'

/** Endless work is ended by its own CPU time, so that a busy machine refuses nothing sound; endless waiting by the clock. */
const MAX_PROCESSOR_SECONDS = 30
const WITHIN_MS = 90_000
const MAX_MEMORY_MB = 512
const MAX_RESIDENT_MB = 1_000
const LOOKED_AT_EVERY_MS = 100
/** Clock ticks in which Linux reports CPU time. */
const TICKS_PER_SECOND = 100
const SMOKE = 'cms/releases/smoke'
/** Our libraries, and what Node reads to find them. */
const READABLE = [
  'node_modules/*',
  'cms/node_modules/*',
  'host/node_modules/*',
  'package.json',
  'cms/package.json',
  'host/package.json',
  `${SMOKE}/*`,
  'domain/package.json',
  'domain/releases/inputText.mjs',
  'domain/releases/ruleOutside.mjs',
]

/** What is wrong with a release: it is broken, or a screen loads too much. */
interface Finding {
  readonly kind: 'broken' | 'heavy'
  readonly sentence: string
}

/** Loads a release's files as a page does. Resolves with a sentence about what is wrong; null if it has what its manifest promises. */
export function whyBrokenAtLoad(manifest: ReleaseManifest, folder: string): Promise<string | null> {
  return sentenceOf(whatItSays('loadRelease.mjs', pageTask(manifest, folder)))
}

/**
 * Shows each screen and widget on a page next to others, and removes it. Resolves with what it changes or leaves there that is not its own,
 * or with how much it loads if that is too much.
 * @param grantedKb what operators granted its screens instead of the usual limit
 */
export function whyBrokenAtMount(manifest: ReleaseManifest, folder: string, grantedKb: number | null = null): Promise<Finding | null> {
  const screenScriptBytes = grantedKb === null ? RELEASE_LIMITS.screenScriptBytes : grantedKb * 1000
  const { screenPictureBytes, screenFontBytes } = RELEASE_LIMITS
  return whatItSays('mountRelease.mjs', { ...pageTask(manifest, folder), screenScriptBytes, screenPictureBytes, screenFontBytes })
}

function pageTask(manifest: ReleaseManifest, folder: string) {
  const { remote, version, entry, routes, widgets, shared, events = { sends: {}, hears: {} } } = manifest
  return {
    folder,
    copies: copiesFor(shared),
    service: serviceOf(manifest),
    sends: Object.keys(events.sends).map((name) => `${remote}/${name}`),
    hears: Object.keys(events.hears),
    entry,
    container: containerName(remote, version),
    contract: SHELL_CONTRACT_VERSION,
    routes: routes.map(({ path }) => path),
    budgets: Object.fromEntries(routes.map(({ path, budget = {} }) => [path, budget])),
    widgets,
    scriptWithinMs: env.RELEASE_SCRIPT_SECONDS * 1000,
  }
}

/** Renders a release's public routes and widgets as a server does, with the answers its team recorded. Resolves with what it throws. */
export function whyBrokenAtDraw(manifest: ReleaseManifest, folder: string, file: string): Promise<string | null> {
  const { routes, widgets } = manifest
  return sentenceOf(
    whatItSays('drawRelease.mjs', {
      folder,
      file,
      files: Object.keys(manifest.files),
      copies: copiesFor(manifest.shared),
      service: serviceOf(manifest),
      contract: SHELL_CONTRACT_VERSION,
      routes: routes.filter(({ indexed }) => indexed).map(({ path }) => path),
      widgets,
    }),
  )
}

/** Of the packages of which it gets the earlier copy, the names under which these are installed. */
function copiesFor(shared: ReleaseManifest['shared']): Readonly<Record<string, string>> {
  return Object.fromEntries(earlierPackages(shared).map((name) => [name, EARLIER_COPIES[name].installedAs]))
}

/** Where the addresses of its own service start, if it says that it has one. */
function serviceOf({ remote, service }: ReleaseManifest): string | null {
  return service ? servicePath(remote) : null
}

async function sentenceOf(finding: Promise<Finding | null>): Promise<string | null> {
  return (await finding)?.sentence ?? null
}

/**
 * Runs a script in its own process, which can read the release and our libraries and nothing else: no other file, no environment, no
 * network, no writing, no other process.
 */
function whatItSays(name: string, task: { readonly folder: string; readonly [given: string]: unknown }): Promise<Finding | null> {
  // The flag's name before it became final; Node 20 knows only that one.
  const permission = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission'
  const readable = [...READABLE.map((path) => join(/* turbopackIgnore: true */ ROOT, path)), join(task.folder, '*')]
  const script = join(/* turbopackIgnore: true */ ROOT, SMOKE, name)
  const flags = [permission, ...readable.map((path) => `--allow-fs-read=${path}`), `--max-old-space-size=${MAX_MEMORY_MB}`, '--no-warnings']
  // The answer's mark: what a release itself writes is no answer.
  const recordings = existsSync(join(/* turbopackIgnore: true */ task.folder, TRIED_WITH)) ? { recordings: TRIED_WITH } : {}
  const answerName = randomBytes(16).toString('hex')
  return new Promise((resolve, reject) => {
    const tried = execFile(
      process.execPath,
      [
        ...flags,
        script,
        JSON.stringify({
          ...task,
          ...recordings,
          answerName,
          servicePath: SERVICE_PATH,
          shared: Object.keys(SHARED_MAJORS),
          exported: SHARED_EXPORTS,
        }),
      ],
      { env: { NODE_ENV: 'production' }, timeout: WITHIN_MS, killSignal: 'SIGKILL', maxBuffer: 1_000_000 },
      (error, stdout, stderr) => {
        watch.stop()
        const { ended } = watch
        const [, kind, sentence = ''] = new RegExp(`^${answerName} (ok|broken: |heavy: )(.*)$`, 'm').exec(stdout) ?? []
        const broken = (why: string) => resolve({ kind: 'broken', sentence: why.slice(0, 500) })
        if (ended) broken(ended)
        else if (kind === 'ok') resolve(null)
        else if (kind === 'heavy: ') resolve({ kind: 'heavy', sentence })
        else if (kind) broken(sentence)
        else if (error?.killed) broken(`It did not finish within ${WITHIN_MS / 1000} s.`)
        else if (error) broken(`It ended the process: ${stderr.trim().split('\n').at(-1)?.slice(0, 300) || error.message.slice(0, 300)}`)
        else reject(new Error(`${name} said nothing`))
      },
    )
    const watch = watchUse(tried)
  })
}

/** Ends a process that uses more memory than its heap limit (which does not count buffers) or that works endlessly. Only Linux reports the use. */
function watchUse(tried: ChildProcess) {
  const watch: { ended: string | null; stop: () => void } = { ended: null, stop: () => clearInterval(timer) }
  const read = (file: string) => readFile(`/proc/${tried.pid}/${file}`, 'utf8').catch(() => '')
  const timer = setInterval(async () => {
    const [status, stat] = await Promise.all([read('status'), read('stat')])
    const residentKb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)
    // Fields 14 and 15: user and system time; the bracketed name before them may contain spaces.
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    if (residentKb >= MAX_RESIDENT_MB * 1024) watch.ended = `It takes more than ${MAX_RESIDENT_MB} MB of memory while it is tried.`
    else if ((user + system) / TICKS_PER_SECOND >= MAX_PROCESSOR_SECONDS)
      watch.ended = `It did not finish within ${MAX_PROCESSOR_SECONDS} s of processor time.`
    else return
    tried.kill('SIGKILL')
  }, LOOKED_AT_EVERY_MS)
  return watch
}

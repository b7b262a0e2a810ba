import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { containerName } from '@framewell/domain/releases/containerName'
import { RELEASE_LIMITS, type ReleaseManifest } from '@framewell/domain/releases/manifest'
import { SERVICE_PATH, servicePath } from '@framewell/domain/releases/ownService'
import { EARLIER_COPIES, earlierPackages, SHARED_EXPORTS, SHARED_MAJORS } from '@framewell/domain/releases/sharedLibraries'
import { SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { env, ROOT } from '../../env'
import { TRIED_WITH } from '../releaseStore'
import { watchTried } from './watchTried'

const WITHIN_MS = 90_000
const MAX_MEMORY_MB = 512
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

/** What is wrong with a release: it is broken, or a screen loads too much. An unfinished trial says nothing about it. */
export interface Finding {
  readonly kind: 'broken' | 'heavy' | 'unfinished'
  readonly sentence: string
}

/** Time limits of a trial, milliseconds. */
interface Limits {
  readonly withinMs?: number
  readonly scriptWithinMs?: number
}

/** Loads a release's files as a page does. Resolves with what is wrong; null if it has what its manifest promises. */
export function whyBrokenAtLoad(manifest: ReleaseManifest, folder: string, limits?: Limits): Promise<Finding | null> {
  return whatItSays('loadRelease.mjs', pageTask(manifest, folder, limits), limits)
}

/**
 * Shows each screen and widget on a page next to others, and removes it. Resolves with what it changes or leaves there that is not its own,
 * or with how much it loads if that is too much.
 * @param grantedKb what operators granted its screens instead of the usual limit
 */
export function whyBrokenAtMount(
  manifest: ReleaseManifest,
  folder: string,
  grantedKb: number | null = null,
  limits?: Limits,
): Promise<Finding | null> {
  const screenScriptBytes = grantedKb === null ? RELEASE_LIMITS.screenScriptBytes : grantedKb * 1000
  const { screenPictureBytes, screenFontBytes } = RELEASE_LIMITS
  const task = { ...pageTask(manifest, folder, limits), screenScriptBytes, screenPictureBytes, screenFontBytes }
  return whatItSays('mountRelease.mjs', task, limits)
}

function pageTask(manifest: ReleaseManifest, folder: string, { scriptWithinMs = env.RELEASE_SCRIPT_SECONDS * 1000 }: Limits = {}) {
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
    scriptWithinMs,
  }
}

/** Renders a release's public routes and widgets as a server does, with the answers its team recorded. Resolves with what it throws. */
export function whyBrokenAtDraw(manifest: ReleaseManifest, folder: string, file: string, limits?: Limits): Promise<Finding | null> {
  const { routes, widgets } = manifest
  const task = {
    folder,
    file,
    files: Object.keys(manifest.files),
    copies: copiesFor(manifest.shared),
    service: serviceOf(manifest),
    contract: SHELL_CONTRACT_VERSION,
    routes: routes.filter(({ indexed }) => indexed).map(({ path }) => path),
    widgets,
  }
  return whatItSays('drawRelease.mjs', task, limits)
}

/** Of the packages of which it gets the earlier copy, the names under which these are installed. */
function copiesFor(shared: ReleaseManifest['shared']): Readonly<Record<string, string>> {
  return Object.fromEntries(earlierPackages(shared).map((name) => [name, EARLIER_COPIES[name].installedAs]))
}

/** Where the addresses of its own service start, if it says that it has one. */
function serviceOf({ remote, service }: ReleaseManifest): string | null {
  return service ? servicePath(remote) : null
}

/**
 * Runs a script in its own process, which can read the release and our libraries and nothing else: no other file, no environment, no
 * network, no writing, no other process.
 */
function whatItSays(
  name: string,
  task: { readonly folder: string; readonly [given: string]: unknown },
  { withinMs = WITHIN_MS }: Limits = {},
): Promise<Finding | null> {
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
      { env: { NODE_ENV: 'production' }, timeout: withinMs, killSignal: 'SIGKILL', maxBuffer: 1_000_000 },
      (error, stdout, stderr) => {
        watch.stop()
        const { ended } = watch
        const [, kind, sentence = ''] = new RegExp(`^${answerName} (ok|broken: |heavy: |slow: )(.*)$`, 'm').exec(stdout) ?? []
        const broken = (why: string) => resolve({ kind: 'broken', sentence: why.slice(0, 500) })
        const unfinished = (why: string) => resolve({ kind: 'unfinished', sentence: `This machine is too busy to try it: ${why}.` })
        if (ended) broken(ended)
        else if (kind === 'ok') resolve(null)
        else if (kind === 'heavy: ') resolve({ kind: 'heavy', sentence })
        else if (kind === 'slow: ') unfinished(sentence)
        else if (kind) broken(sentence)
        else if (error?.killed && watch.mostlyWaited(withinMs)) broken(`It did not finish within ${withinMs / 1000} s.`)
        else if (error?.killed) unfinished(`in ${withinMs / 1000} s it got ${watch.worked()} s of processor time`)
        else if (error) broken(`It ended the process: ${stderr.trim().split('\n').at(-1)?.slice(0, 300) || error.message.slice(0, 300)}`)
        else reject(new Error(`${name} said nothing`))
      },
    )
    const watch = watchTried(tried)
  })
}

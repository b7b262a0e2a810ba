import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isApiError } from '@framewell/domain/http/isApiError'
import type { ReleaseChannel } from '@framewell/domain/releases/releaseStatuses'
import { problemSentence } from '../sending/problemSentence'
import { buildRelease, checkTypes } from './buildRelease'
import { runCodemods } from './codemods'
import { createFromSite } from './createRemote'
import { devOnSite } from './devOnSite'
import { previewRelease, previewSentence, shippedNotes } from './previewRelease'
import { ReleaseProblem } from './ReleaseProblem'
import { remoteIn } from './remoteIn'
import { type ShipTarget, shipRelease } from './shipRelease'
import { upgradeRemote } from './upgradeRemote'

/**
 * A remote's `build`, `dev`, `ship`, `preview`, `types` and `upgrade` scripts, run in its folder: `dev [--record | --recorded]` shows it on the product from its
 * sources; `ship` also brings the release to the product, where nobody is shown it unless told `--live` or `--channel candidate --share 20`;
 * `preview [VERSION]` gives a shipped release's preview link; `types` checks them; `upgrade [VERSION]` moves it to a version of the kit; `create FOLDER NAME` makes a
 * new remote beside it. Yields one sentence per step.
 * @param target where releases go; not needed for `build`
 * @throws ReleaseProblem for unknown options and for what can't be built or shipped; ApiError for the product's refusals
 */
export async function* releaseCommand(root: string, words: readonly string[], target: () => Promise<ShipTarget>) {
  const [action, ...rest] = words
  if (action === 'dev') {
    const recording = recordingOf(rest)
    return yield* devOnSite(root, await target(), recording)
  }
  if (action === 'create') return yield* createFromSite(root, siteUrl(), rest)
  if (action === 'upgrade') return yield* upgradeRemote(root, siteUrl(), versionOf(rest))
  if (action === 'upgraded') return yield* runCodemods(root, versionOf(rest) ?? '', await kitVersion())
  if (action === 'preview') {
    const wanted = versionOf(rest)
    yield await previewRelease(root, await target(), wanted)
    return
  }
  if (action === 'types') {
    parsed({ args: rest })
    await remoteIn(root)
    await checkTypes(root)
    return
  }
  if (action !== 'build' && action !== 'ship') throw new ReleaseProblem('Say create, build, dev, ship, preview, types or upgrade.')
  const options = readOptions(rest)
  await remoteIn(root)
  if (action === 'ship') await checkTypes(root)
  const { remote, version } = await buildRelease(root)
  yield `${remote} ${version} is built`
  if (action === 'build') return
  const to = await target()
  const { id, status, files, brought, browserTrial } = await shipRelease(root, to, options)
  yield brought === files ? `${files} files were uploaded` : `${brought} of ${files} files were uploaded; the site has the others`
  yield `${remote} ${version} is ${status}${status === 'live' ? '' : '; live stays as it was'}`
  if (browserTrial) yield browserTrial
  yield* afterShipping(to, { id, remote, version, status })
}

/** The site that serves the kit; no key is needed. */
function siteUrl(): string {
  const { PRODUCT_URL } = process.env
  if (!PRODUCT_URL) throw new ReleaseProblem('Set PRODUCT_URL to the address of the site.')
  return PRODUCT_URL.replace(/\/+$/, '')
}

/** The version of this kit. */
async function kitVersion(): Promise<string> {
  return String(JSON.parse(await readFile(join(import.meta.dirname, '..', 'package.json'), 'utf8')).version)
}

/** The start of the sentence about a command that failed. */
export function failureLead([action]: readonly string[]): string {
  return action === 'ship' ? 'Nothing was shipped. ' : ''
}

/** Where to look now. The release is shipped whatever happens here, so a failure is printed instead of thrown. */
async function* afterShipping(to: ShipTarget, shipped: { id: string; remote: string; version: string; status: string }) {
  const { id, remote, version, status } = shipped
  try {
    yield* await shippedNotes(to, remote, version)
    if (status !== 'live') yield await previewSentence(to, id)
    if (status === 'registered')
      yield `Nobody else is shown it. To everybody: ship --live; to some visitors first: ship --channel candidate --share 20`
  } catch (error) {
    if (!isApiError(error) && !(error instanceof ReleaseProblem)) throw error
    yield `It is shipped, but the product did not say more about it. ${problemSentence(error, error.message)}`
  }
  // An outside team knows the site's address; our own tool talks to the cms.
  if ('shipKey' in to.auth) yield `How it does on visitors’ pages: ${to.url}/micro-frontends?remote=${remote}`
}

/** @throws ReleaseProblem for an option that the command does not have */
function parsed<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    // Node's first sentence names the option; the others explain how to pass it on.
    throw new ReleaseProblem(error instanceof Error ? `${error.message.split('. ', 1)[0]}.` : String(error))
  }
}

function recordingOf(args: string[]) {
  const { values } = parsed({ args, options: { record: { type: 'boolean' }, recorded: { type: 'boolean' } } })
  if (values.record && values.recorded) throw new ReleaseProblem('Say --record or --recorded, not both.')
  return values.record ? 'record' : values.recorded ? 'recorded' : undefined
}

function versionOf(args: string[]): string | undefined {
  const { positionals } = parsed({ args, allowPositionals: true })
  if (positionals.length > 1) throw new ReleaseProblem('Name one version.')
  return positionals[0]
}

function readOptions(args: string[]) {
  const { values } = parsed({
    args,
    options: {
      live: { type: 'boolean' },
      channel: { type: 'string' },
      share: { type: 'string', default: '0' },
      notes: { type: 'string' },
    },
  })
  const share = Number(values.share)
  if (!Number.isInteger(share) || share < 0 || share > 100) throw new ReleaseProblem('--share is a whole number from 0 to 100.')
  return { channel: channelOf(values.live ?? false, values.channel), share, ...(values.notes ? { notes: values.notes } : {}) }
}

function channelOf(live: boolean, channel: string | undefined): ReleaseChannel {
  if (channel === 'live') throw new ReleaseProblem('Say --live to show the release to everybody.')
  if (live && channel !== undefined) throw new ReleaseProblem('Say --live or --channel, not both.')
  if (live) return 'live'
  if (channel === undefined || channel === 'registered') return 'registered'
  if (channel === 'candidate') return channel
  throw new ReleaseProblem(`--channel is candidate or registered; "${channel}" is none.`)
}

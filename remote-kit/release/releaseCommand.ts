import { parseArgs } from 'node:util'
import { RELEASE_CHANNELS } from '@framewell/domain/releases/releaseStatuses'
import { buildRelease, checkTypes } from './buildRelease'
import { devOnSite } from './devOnSite'
import { ReleaseProblem } from './ReleaseProblem'
import { type ShipTarget, shipRelease } from './shipRelease'

/**
 * A remote's `build`, `dev` and `ship` scripts, run in its folder: `dev [--record | --recorded]` shows it on the product from its sources,
 * `ship [--channel candidate] [--share 20] [--notes …]` also ships the release to the product. Yields one sentence per step.
 * @param target where releases go; not needed for `build`
 * @throws ReleaseProblem for unknown options and for what can't be built or shipped; ApiError for the product's refusals
 */
export async function* releaseCommand(root: string, words: readonly string[], target: () => Promise<ShipTarget>) {
  const [action, ...rest] = words
  if (action === 'dev') return yield* devOnSite(root, await target(), recordingOf(rest))
  if (action !== 'build' && action !== 'ship') throw new ReleaseProblem('Say build, dev or ship.')
  const options = readOptions(rest)
  if (action === 'ship') await checkTypes(root)
  const { remote, version } = await buildRelease(root)
  yield `${remote} ${version} is built`
  if (action === 'build') return
  const to = await target()
  const { status } = await shipRelease(root, to, options)
  yield `${remote} ${version} is ${status}${status === 'live' ? '' : '; live stays as it was'}`
  // An outside team knows the site's address; our own tool talks to the cms.
  if ('shipKey' in to.auth) yield `How it does on visitors’ pages: ${to.url}/micro-frontends?remote=${remote}`
}

function recordingOf(args: string[]) {
  const { values } = parseArgs({ args, options: { record: { type: 'boolean' }, recorded: { type: 'boolean' } } })
  if (values.record && values.recorded) throw new ReleaseProblem('Say --record or --recorded, not both.')
  return values.record ? 'record' : values.recorded ? 'recorded' : undefined
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { channel: { type: 'string', default: 'live' }, share: { type: 'string', default: '0' }, notes: { type: 'string' } },
  })
  const channel = RELEASE_CHANNELS.find((known) => known === values.channel)
  if (!channel) throw new ReleaseProblem(`--channel is one of ${RELEASE_CHANNELS.join(', ')}; "${values.channel}" is none.`)
  const share = Number(values.share)
  if (!Number.isInteger(share) || share < 0 || share > 100) throw new ReleaseProblem('--share is a whole number from 0 to 100.')
  return { channel, share, ...(values.notes ? { notes: values.notes } : {}) }
}

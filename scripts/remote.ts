/** `npm run build|ship -w @framewell/<remote>`: builds a remote's release; `ship` also brings it to a running product. */
import { parseArgs } from 'node:util'
import { isApiError } from '../domain/http/isApiError'
import { RELEASE_CHANNELS } from '../domain/releases/release'
import { REMOTES } from '../domain/releases/remotes'
import { ActionableProblem, bold, fail, red, say } from './console'
import { buildRemote, checkTypes } from './remoteBuild'
import { shipRemote } from './shipRemote'
import { shipTarget } from './shipTarget'

async function main([action, name, ...rest]: readonly string[]): Promise<void> {
  const remote = REMOTES.find((known) => known === name)
  if (!remote) throw new ActionableProblem(`Name one of ${REMOTES.join(', ')}; "${name}" is none.`)
  const options = readOptions(rest)
  if (action === 'ship') await checkTypes(remote)
  const { version } = (await buildRemote(remote)).manifest
  say(`${bold(remote)} ${version} is built`)
  if (action !== 'ship') return
  const release = await shipRemote(remote, await shipTarget(), options)
  say(`${bold(remote)} ${version} is ${release.status}${release.status === 'live' ? '' : '; live stays as it was'}`)
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { channel: { type: 'string', default: 'live' }, share: { type: 'string', default: '0' }, notes: { type: 'string' } },
  })
  const channel = RELEASE_CHANNELS.find((known) => known === values.channel)
  if (!channel) throw new ActionableProblem(`--channel is one of ${RELEASE_CHANNELS.join(', ')}; "${values.channel}" is none.`)
  const share = Number(values.share)
  if (!Number.isInteger(share) || share < 0 || share > 100) throw new ActionableProblem('--share is a whole number from 0 to 100.')
  return { channel, share, ...(values.notes ? { notes: values.notes } : {}) }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (isApiError(error)) stop([error.problem?.error ?? error.message, error.problem?.detail].filter(Boolean).join(' '))
  if (error instanceof ActionableProblem) stop(error.message)
  fail(error)
})

function stop(sentence: string): never {
  console.error(`\n${red('Nothing was shipped.')} ${sentence}`)
  process.exit(1)
}

/** `npm run build|ship -w @framewell/<remote>`: builds a remote's release; `ship` also publishes it to a running product. */
import { isApiError } from '../domain/http/isApiError'
import { REMOTES } from '../domain/releases/remotes'
import { ActionableProblem, bold, fail, red, say } from './console'
import { buildRemote } from './remoteBuild'
import { shipRemote } from './shipRemote'

async function main([action, name, ...flags]: readonly string[]): Promise<void> {
  const remote = REMOTES.find((known) => known === name)
  if (!remote) throw new ActionableProblem(`Name one of ${REMOTES.join(', ')}; "${name}" is none.`)
  const unknown = flags.find((flag) => flag !== '--no-promote')
  if (unknown) throw new ActionableProblem(`"${unknown}" is no option; --no-promote is the only one.`)
  const { version } = (await buildRemote(remote)).manifest
  say(`${bold(remote)} ${version} is built`)
  if (action !== 'ship') return
  const { env } = await import('../cms/env')
  const target = {
    cmsUrl: process.env.CMS_URL ?? `http://127.0.0.1:${env.CMS_PORT}`,
    internalToken: env.INTERNAL_TOKEN,
    releasesDir: env.RELEASES_DIR,
    releasesUrl: env.RELEASES_URL,
  }
  const release = await shipRemote(remote, target, flags.includes('--no-promote') ? 'never' : 'always')
  say(
    release.status === 'live'
      ? `${bold(remote)} ${version} is live`
      : `${bold(remote)} ${version} is ${release.status}; live stays as it was`,
  )
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

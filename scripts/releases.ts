/**
 * `npm run releases -- history mfe-portal`, `promote mfe-portal <version> <why>`, `rollback mfe-portal <why>`, `candidate mfe-portal
 * <version> <percent> <why>`, `withdraw mfe-portal <why>`, `remove mfe-warranty <why>`: the panel's release screen as commands. `preflight
 * react@20` lists what visitors get that could not run with raised libraries; `kit` publishes the kit for teams in other repositories.
 */
import { companyDay } from '../domain/dates/businessDays'
import { isApiError } from '../domain/http/isApiError'
import { promoteRelease, setCandidate, withdrawRelease } from '../domain/releases/movingCalls'
import { healthWords } from '../domain/releases/releaseHealth'
import { listReleases, type ReleaseRecord } from '../domain/releases/releaseRecord'
import { isRemoteName, OWN_REMOTES } from '../domain/releases/remotes'
import { getLiveReleases } from '../domain/releases/servingCalls'
import { releaseClient } from '../remote-kit/release/shipRelease'
import { ignoreUnreadOutput } from '../remote-kit/release/unreadOutput'
import { ActionableProblem, bold, dim, fail, say } from './console'
import { publishKit } from './kit/publishKit'
import { preflight } from './preflight'
import { shipTarget } from './shipTarget'

const ACTIONS = ['history', 'promote', 'rollback', 'candidate', 'withdraw', 'remove'] as const

ignoreUnreadOutput()

async function main([given, remote, ...rest]: readonly string[]): Promise<void> {
  if (given === 'preflight') {
    const set = await releaseClient(await shipTarget())(getLiveReleases, {})
    const window = { lastDay: process.env.EARLIER_LIBRARIES_UNTIL, today: companyDay(new Date()) }
    const { sentences, passes } = preflight(set, remote ? [remote, ...rest] : [], window)
    for (const sentence of sentences) console.log(sentence)
    if (!passes) process.exitCode = 1
    return
  }
  if (given === 'kit') return publishKit(await shipTarget())
  const action = ACTIONS.find((known) => known === given)
  if (!action || !remote || !isRemoteName(remote))
    throw new ActionableProblem(
      `Say kit; preflight and libraries, for example react@20; or one of ${ACTIONS.join(', ')}, then a micro-frontend: ${OWN_REMOTES.join(', ')} or one of another repository.`,
    )
  const call = releaseClient(await shipTarget())
  const { releases } = await call(listReleases, { remote })
  const at = (status: string) =>
    found(
      releases.find((release) => release.status === status),
      `a ${status} release of ${remote}`,
    )
  const named = (version = '') =>
    found(
      releases.find((release) => version !== '' && release.version.startsWith(version)),
      `the version "${version}"`,
    )
  switch (action) {
    case 'history':
      for (const release of releases) console.log(lineOf(release))
      return
    case 'promote': {
      const [version, ...why] = rest
      return told(await call(promoteRelease, { id: named(version).id, reason: why.join(' ') }))
    }
    case 'candidate': {
      const [version, share, ...why] = rest
      return told(await call(setCandidate, { id: named(version).id, share: Number(share), reason: why.join(' ') }))
    }
    case 'rollback':
      return told(await call(withdrawRelease, { id: at('live').id, reason: rest.join(' ') }))
    case 'withdraw':
      return told(await call(withdrawRelease, { id: at('candidate').id, reason: rest.join(' ') }))
    case 'remove':
      return told(await call(withdrawRelease, { id: at('live').id, reason: rest.join(' '), takeOff: true }))
    default:
      return action satisfies never
  }
}

function lineOf({ version, status, share, createdAt, author, commit, shippedBy, notes, health, ended }: ReleaseRecord): string {
  const shown = status === 'candidate' ? `candidate ${share}%` : status
  const figures = [...healthWords(health), ...(ended ? [`ended by ${ended.by}: ${ended.reason}`] : [])].join(', ')
  return `${bold(version)} ${shown.padEnd(14)} ${createdAt.slice(0, 16)} ${figures} ${dim(`${author} ${commit} by ${shippedBy}: ${notes}`)}`
}

function told({ remote, version, status }: { remote: string; version: string; status: string }): void {
  say(`${bold(remote)} ${version} is ${status}`)
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new ActionableProblem(`There is no such thing as ${what}.`)
  return value
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (!isApiError(error)) fail(error)
  fail(
    new ActionableProblem(
      [error.problem?.error ?? error.message, error.problem?.detail, error.problem?.fields?.[0]?.message].filter(Boolean).join(' '),
    ),
  )
})

import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { type LiveSet, liveSetSchema } from '@framewell/domain/releases/liveSet'
import type { ReleaseManifest } from '@framewell/domain/releases/manifest'
import { listReleases } from '@framewell/domain/releases/releaseRecord'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import { releaseName, TICKET, TICKET_HEAD_BYTES, ticketNetworkText, ticketText } from '@framewell/domain/releases/visitTicket'
import { neighborhoodOf } from '@framewell/server-kit/limits/networkOf'
import { env } from '../env'
import type { TestCms } from './bootCms'
import { shipTestRelease, type TestRelease } from './shipTestRelease'

/** Where the files of a release lie. */
export const folderOf = ({ remote, version }: Pick<ReleaseManifest, 'remote' | 'version'>) => join(env.RELEASES_DIR, remote, version)

/** A route as a manifest names it. */
export const routeAt = (path: string) => ({ path, title: 'A route', description: '', chrome: 'site' as const, indexed: true })

/** What tests of releases do: ship, act as an operator, and look at what is live and on record. */
export async function releaseDesk(cms: TestCms) {
  const operator = await cms.signInAs('operator')
  return {
    operator,
    ship: (release: TestRelease = {}, options: Record<string, unknown> = {}) => shipTestRelease(cms, { ...release, options }),

    async act(id: string, action: string, json: Record<string, unknown> = { reason: 'Going back' }, cookie = operator.cookie) {
      const answer = await cms.request(`/api/releases/${id}/${action}`, { json, cookie })
      return { status: answer.status, body: await answer.json() }
    },

    /** Decides a remote's team and grant. */
    decide: (json: Record<string, unknown>) => cms.request('/api/releases/terms', { json, cookie: operator.cookie }),

    async liveOf(remote: RemoteName): Promise<LiveSet['remotes'][number] | undefined> {
      const set = liveSetSchema.parse(await (await cms.request('/api/releases/live')).json())
      return set.remotes.find(({ live }) => live.remote === remote)
    },

    async historyOf(remote: RemoteName) {
      const answer = await cms.request(`/api/releases/history?remote=${remote}`, { cookie: operator.cookie })
      return listReleases.output.parse(await answer.json()).releases
    },

    auditOf: async (id: string) =>
      (await cms.payload.find({ collection: 'audit-records', where: { subjectId: { equals: id } }, sort: '-createdAt', limit: 1 })).docs[0],

    /** The ticket of a page that a host sent with these releases; each has an address far from all others unless said. */
    ticket: (of: readonly ReleaseManifest[], address = farAddress(), at = Date.now()) => ticketOf(of, address, at),

    /** A page says that a release failed on it. */
    async report(of: ReleaseManifest, change: Record<string, unknown> = {}, address?: string) {
      const failure = {
        ...ticketOf([of], address ?? farAddress(), Date.now()),
        remote: of.remote,
        version: of.version,
        path: '/qualification',
        stage: 'load',
        message: 'It answered 500',
        ...change,
      }
      const answer = await cms.request('/api/releases/failures', { json: failure, ...(address ? { address } : {}) })
      return answer.json()
    },
  }
}

const farAddress = () => `10.${randomInt(256)}.${randomInt(256)}.7`

/** The ticket of a page with these releases, as a host makes it (host/server/visitTickets.ts). @param at when it was sent, in milliseconds */
export function ticketOf(of: readonly Pick<ReleaseManifest, 'remote' | 'version'>[], address: string, at: number) {
  const given = of.map(releaseName).sort()
  const head = randomBytes(TICKET_HEAD_BYTES)
  const hmac = (text: string) => createHmac('sha256', env.INTERNAL_TOKEN).update(text).digest()
  head.writeUInt32BE(Math.floor(at / 1000) + TICKET.lifeSeconds, TICKET.randomBytes)
  hmac(ticketNetworkText(neighborhoodOf(address))).copy(head, TICKET.randomBytes + TICKET.endBytes, 0, TICKET.networkBytes)
  const signature = hmac(ticketText(head.toString('base64'), given)).subarray(0, TICKET.signatureBytes)
  return { ticket: Buffer.concat([head, signature]).toString('base64'), given }
}

export type ReleaseDesk = Awaited<ReturnType<typeof releaseDesk>>

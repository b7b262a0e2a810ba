import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { problem } from '@framewell/domain/http/problem'
import { getLiveReleases } from '@framewell/domain/releases/servingCalls'
import { findMissingFiles, uploadReleaseFile } from '@framewell/domain/releases/shippingCalls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { releaseClient, shipRelease } from './shipRelease'

it('says why a product does not answer', async () => {
  const call = releaseClient({ url: 'http://127.0.0.1:1', auth: { shipKey: 'none' } })
  await expect(call(getLiveReleases, {})).rejects.toThrow(
    /does not answer at http:\/\/127\.0\.0\.1:1 \(fetch failed: .+\)\. Start it first/,
  )
})

it('resends what a closed connection lost', async () => {
  let asked = 0
  const product = createServer((request, response) => {
    asked += 1
    if (asked === 1) return request.socket.destroy()
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ remotes: [] }))
  })
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has a port; only pipes have a path.
  const { port } = product.address() as AddressInfo
  const call = releaseClient({ url: `http://127.0.0.1:${port}`, auth: { shipKey: 'none' } })
  await expect(call(getLiveReleases, {})).resolves.toMatchObject({ remotes: [] })
  await new Promise((resolve) => product.close(resolve))
})

describe('a ship', () => {
  const NAMES = ['first.js', 'second.js', 'picture.png']
  let folder: string
  let product: Server
  let heard: string[]
  /** What the product lacks, and what it lacks when the release is registered. */
  let lacks: string[]
  let lost: string[]
  /** How often the product does not get through the trial of the release, and how often it was asked to register it. */
  let unfinished: number
  let asked: number
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'framewell-unchanged-'))
    await mkdir(join(folder, 'dist'))
    for (const name of NAMES) await writeFile(join(folder, 'dist', name), name)
    const manifest = {
      remote: 'mfe-warranty',
      version: 'version-1',
      contract: 1,
      entry: 'first.js',
      preload: [],
      files: Object.fromEntries(NAMES.map((name) => [name, integrityOf(name)])),
      shared: {},
      routes: [],
      widgets: [],
      builtAt: '2026-11-28T00:00:00.000Z',
    }
    await writeFile(join(folder, 'dist', 'release.json'), JSON.stringify(manifest))
    heard = []
    ;[lacks, lost, unfinished, asked] = [[], [], 0, 0]
    product = createServer(async (request, response) => {
      const body = await text(request)
      const [path] = (request.url ?? '').split('?')
      response.setHeader('content-type', 'application/json')
      if (path === findMissingFiles.path) return response.end(JSON.stringify({ missing: lacks.map(integrityOf) }))
      if (path === uploadReleaseFile.path) {
        heard.push(body)
        lost = lost.filter((name) => name !== body)
        return response.end(JSON.stringify({ stored: true }))
      }
      asked += 1
      if (asked <= unfinished) {
        const refusal = problem({ status: 503, code: 'trialUnfinished', error: 'Ship again.', detail: `Attempt ${asked}.` })
        return response.writeHead(503).end(JSON.stringify(refusal))
      }
      const answer = { id: '1', remote: 'mfe-warranty', version: 'version-1', status: 'registered', created: true }
      if (lost.length === 0) return response.end(JSON.stringify(answer))
      response.writeHead(422).end(JSON.stringify(problem({ status: 422, code: 'filesMissing', error: 'Ship again.' })))
    })
    await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve))
  })
  afterEach(async () => {
    await new Promise((resolve) => product.close(resolve))
    await rm(folder, { recursive: true, force: true })
  })
  const ship = () => {
    const { port } = product.address() as AddressInfo
    return shipRelease(folder, { url: `http://127.0.0.1:${port}`, auth: { shipKey: 'mine' } }, {})
  }

  it('uploads only what the product lacks', async () => {
    ;[lacks, lost] = [['second.js'], []]
    expect(await ship()).toMatchObject({ status: 'registered', files: 3, brought: 1 })
    expect(heard).toEqual(['second.js'])
  })

  it('uploads everything when the product removed files meanwhile', async () => {
    ;[lacks, lost] = [[], ['picture.png']]
    expect(await ship()).toMatchObject({ status: 'registered', files: 3, brought: 3 })
    expect(heard.sort()).toEqual([...NAMES].sort())
  })

  it('is sent again until the product has tried all of it', async () => {
    unfinished = 4
    expect(await ship()).toMatchObject({ status: 'registered', files: 3, brought: 0 })
    expect(asked).toBe(5)
  })

  it('ends with the product’s words when five attempts were not enough', async () => {
    unfinished = 5
    await expect(ship()).rejects.toMatchObject({ problem: { code: 'trialUnfinished', detail: 'Attempt 5.' } })
    expect(asked).toBe(5)
  })
})

function integrityOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

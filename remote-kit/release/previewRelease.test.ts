import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NO_HEALTH } from '@framewell/domain/releases/releaseHealth'
import { listReleases } from '@framewell/domain/releases/releaseRecord'
import type { ReleaseStatus } from '@framewell/domain/releases/releaseStatuses'
import { NOT_DRAWN } from '@framewell/domain/releases/serverDrawing'
import { tryRelease } from '@framewell/domain/releases/tryingCalls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { previewRelease, shippedNotes } from './previewRelease'
import type { ShipTarget } from './shipRelease'

const record = (id: string, version: string, status: ReleaseStatus, share = 0) => ({
  ...{ id, remote: 'mfe-warranty', version, status, share, createdAt: '2026-11-21T09:00:00.000Z', promotedAt: null },
  ...{ notes: '', commit: '', author: '', shippedBy: '', filesKept: true, browserTrial: '', health: NO_HEALTH, ended: null },
})
const ID = '00000000-0000-4000-8000-000000000001'

/** The releases of a product that answers as its contract says. */
let releases: ReturnType<typeof record>[]
let drawn: boolean
beforeEach(() => {
  drawn = true
  releases = [record(ID, '9f3c2ab1', 'registered'), record('2', '41d07c95', 'candidate', 20), record('3', '77aa01bc', 'live')]
})
const product = createServer((request, response) => {
  const url = `https://framewell.example/_release?trial=of-${request.url}`
  const answer = request.url?.startsWith(listReleases.path)
    ? listReleases.output.parse({ releases, failures: [], keys: [], team: null, drawn })
    : tryRelease.output.parse({ url, until: '2026-12-04T18:52:00.000Z' })
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
})
let root: string
let target: ShipTarget
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'framewell-preview-'))
  await writeFile(join(root, 'package.json'), JSON.stringify({ name: '@team/mfe-warranty' }))
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has a port; only pipes have a path.
  const { port } = product.address() as AddressInfo
  target = { url: `http://127.0.0.1:${port}`, auth: { shipKey: 'none' } }
})
afterAll(async () => {
  await new Promise((resolve) => product.close(resolve))
  await rm(root, { recursive: true })
})

it('gives the link of the release that is named, and until when it works', async () => {
  expect(await previewRelease(root, target, '9f3c')).toBe(
    `Preview, for people without an account too, until 2026-12-04 18:52 UTC: https://framewell.example/_release?trial=of-/api/releases/${ID}/try`,
  )
})

it('says what to do when nothing is built, or the release is not there', async () => {
  await expect(previewRelease(root, target)).rejects.toThrow('Nothing is built here. Ship first (npm run ship), or name a version')
  await expect(previewRelease(root, target, 'abc')).rejects.toThrow('mfe-warranty abc is not among its newest releases')
})

it('says when a candidate still goes to visitors, unless that is what was shipped', async () => {
  expect(await shippedNotes(target, 'mfe-warranty', '9f3c2ab1')).toEqual([
    'The candidate 41d07c95 still goes to 20% of visitors, in place of the live release, until it is made live or withdrawn',
  ])
  expect(await shippedNotes(target, 'mfe-warranty', '41d07c95')).toEqual([])
})

it('says of a candidate that there is no live release whose place it could take', async () => {
  releases = [record('2', '41d07c95', 'candidate', 20), record(ID, '9f3c2ab1', 'registered')]
  const sentence =
    'The candidate 41d07c95 would take the place of the live release, and none of the newest releases is live: make one live first'
  expect(await shippedNotes(target, 'mfe-warranty', '41d07c95')).toEqual([sentence])
  expect(await shippedNotes(target, 'mfe-warranty', '9f3c2ab1')).toEqual([sentence])
})

it('says that servers do not draw code that nobody trusts yet', async () => {
  drawn = false
  expect(await shippedNotes(target, 'mfe-warranty', '41d07c95')).toEqual([NOT_DRAWN])
})

it('ends quietly when nobody reads what it says', async () => {
  const command = join(import.meta.dirname, 'framewellRemote.mjs')
  const env = { ...process.env, PRODUCT_URL: target.url, SHIP_KEY: 'none' }
  const preview = spawn(process.execPath, [command, 'preview', '9f3c'], { cwd: root, env })
  preview.stdout.destroy()
  let said = ''
  preview.stderr.on('data', (text) => {
    said += text
  })
  expect([await once(preview, 'exit'), said]).toEqual([[0, null], ''])
})

import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { problemSchema } from '@framewell/domain/http/problem'
import { listPlanFiles, MAX_PLAN_FILE_BYTES, uploadPlanFile } from '@framewell/domain/quotes/planFileCalls'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../../env'
import { inTransaction } from '../../platform/database/inTransaction'
import { vouchedHeaders } from '../../platform/http/gate/clientOf'
import { isDwg } from '../../platform/uploads/isDwg'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { dwgHead } from '../../testing/dwgHead'
import { attachPlanFiles } from './attachPlanFiles'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

/** Sends bytes as the browser does, in chunks if asked. */
const upload = (name: string, body: Buffer | ReadableStream, headers: Record<string, string> = {}) =>
  fetch(`${cms.origin}/api/plan-uploads?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { origin: env.SITE_URL, 'content-type': 'application/octet-stream', ...headers },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
    duplex: 'half',
  } as RequestInit)
const uploaded = async (name: string, body: Buffer) => uploadPlanFile.output.parse(await (await upload(name, body)).json())
const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF')
const problemOf = async (answer: Response) => problemSchema.parse(await answer.json())
const storedFiles = async () => (await readdir(join(env.DATA_DIR, 'plan-files')).catch(() => [])).length

it.each(['AC1009', 'AC1015', 'AC1021', 'AC1027', 'AC1032', 'AC1099'])('C11: random bytes after %s are no drawing', async (version) => {
  const bytes = Buffer.concat([Buffer.from(version), randomBytes(4096)])
  // Never zeros by chance.
  bytes[6] = 7
  const zeroed = Buffer.from(bytes).fill(0, 6, 11)
  expect(isDwg(bytes, bytes.length)).toBe(false)
  expect(isDwg(zeroed, zeroed.length)).toBe(false)
  expect((await upload('house.dwg', bytes)).status).toBe(415)
})

it.each(['AC1009', 'AC1015', 'AC1021'] as const)('a drawing of %s that ends before its parts is none', (version) => {
  expect(isDwg(dwgHead(version), 0x80)).toBe(false)
})

describe('uploading a plan file', () => {
  it('accepts each type by its content, whatever its name', async () => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const jpg = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>')
    const types = [
      [pdf, 'application/pdf'],
      ...(['AC1009', 'AC1015', 'AC1021', 'AC1027', 'AC1032'] as const).map((version) => [dwgHead(version), 'image/vnd.dwg'] as const),
      [Buffer.from('0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n'), 'image/vnd.dxf'],
      [png, 'image/png'],
      [jpg, 'image/jpeg'],
      [svg, 'image/svg+xml'],
    ] as const
    for (const [bytes, mimeType] of types) expect((await uploaded('plan.bin', bytes)).file.mimeType).toBe(mimeType)
  })

  it('is stored once under one key, sent at once or again; other bytes under it are refused', async () => {
    const before = await storedFiles()
    const send = (bytes: Buffer, name = 'once.pdf') => upload(name, bytes, { 'idempotency-key': 'one-file-of-one-visitor' })
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(pdf)))
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const again = await send(pdf)
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    const first = answers.find(({ status }) => status === 200)
    expect(await again.json()).toEqual(await first?.json())
    expect((await send(Buffer.concat([pdf, Buffer.from('\n')]))).status).toBe(422)
    expect((await send(pdf, 'other.pdf')).status).toBe(422)
    expect(await storedFiles()).toBe(before + 1)
  })

  it('stores a long PDF whole, for operators only, as a download that cannot run', async () => {
    const pages = Buffer.concat([
      pdf,
      ...Array.from({ length: 50 }, (_, at) => Buffer.from(`\n${at} 0 obj <</Type/Page>> endobj`.repeat(2_000))),
    ])
    const { file } = await uploaded('../../etc/Müller\u0007 plan.pdf', pages)
    expect(file).toMatchObject({ name: 'Müller plan.pdf', sizeBytes: pages.length })
    expect((await cms.request(`/api/plan-uploads/${file.id}/file`)).status).toBe(401)
    const { cookie } = await cms.signInAs('operator')
    const download = await cms.request(`/api/plan-uploads/${file.id}/file`, { cookie })
    expect(Buffer.from(await download.arrayBuffer()).equals(pages)).toBe(true)
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="plan"; filename\*=UTF-8''M%C3%BCller%20plan\.pdf$/)
    expect(download.headers.get('content-security-policy')).toContain('sandbox')
    expect(download.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('stores an SVG without anything that could run', async () => {
    const { file } = await uploaded(
      'a.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0"/></svg>'),
    )
    const { cookie } = await cms.signInAs('operator')
    const text = await (await cms.request(`/api/plan-uploads/${file.id}/file`, { cookie })).text()
    expect(text).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>')
    expect(file.sizeBytes).toBe(text.length)
  })

  it.each([
    ['a program', Buffer.from('MZ\x90\0\x03'), 415, 'unknownFileType'],
    ['a web page', Buffer.from('<html><script>alert(1)</script></html>'), 415, 'unknownFileType'],
    ['a picture that does not decode', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('nothing')]), 415, 'unknownFileType'],
    ['nothing', Buffer.alloc(0), 400, 'emptyFile'],
  ])('refuses %s and leaves nothing behind', async (_, bytes, status, code) => {
    const before = await storedFiles()
    const answer = await upload('plan.pdf', bytes)
    expect(answer.status).toBe(status)
    expect((await problemOf(answer)).code).toBe(code)
    expect(await storedFiles()).toBe(before)
  })

  it('stops at 10 MB while it streams, even without a declared length', async () => {
    const before = await storedFiles()
    const part = Buffer.alloc(1024 * 1024, 32)
    const told = await upload('big.pdf', Buffer.concat([pdf, Buffer.alloc(MAX_PLAN_FILE_BYTES)]))
    expect(told.status).toBe(413)
    async function* parts() {
      yield pdf
      for (let sent = 0; sent < 20; sent += 1) yield part
    }
    const untold = await upload('big.pdf', Readable.toWeb(Readable.from(parts())) as ReadableStream)
    expect(untold.status).toBe(413)
    expect(await storedFiles()).toBe(before)
  })

  it('requires a name', async () => {
    const answer = await upload('', pdf)
    expect(answer.status).toBe(400)
    expect((await problemOf(answer)).fields?.[0]).toEqual({ path: 'name', message: 'Name the file' })
  })
})

describe('an uploaded file', () => {
  it('is removed by the holder of its token, and by nobody else', async () => {
    const { file, token } = await uploaded('plan.pdf', pdf)
    const remove = (withToken: string) => cms.request(`/api/plan-uploads/${file.id}?token=${withToken}`, { method: 'DELETE' })
    expect((await remove('x'.repeat(43))).status).toBe(404)
    expect((await remove(token)).status).toBe(200)
    expect((await remove(token)).status).toBe(404)
  })

  it('stays once a quote was made with it; a missing file is named', async () => {
    const { file, token } = await uploaded('plan.pdf', pdf)
    const req = await cms.localReq()
    await inTransaction(req, () => attachPlanFiles(req, [{ id: file.id, token, name: file.name }], { id: file.id, number: 'Q-2026-00001' }))
    const removed = await cms.request(`/api/plan-uploads/${file.id}?token=${token}`, { method: 'DELETE' })
    expect((await problemOf(removed)).code).toBe('fileInUse')
    const { cookie } = await cms.signInAs('operator')
    const { data } = listPlanFiles.output.parse(await (await cms.request('/api/plan-uploads', { cookie })).json())
    expect(data.find(({ id }) => id === file.id)?.quote).toEqual({ id: file.id, number: 'Q-2026-00001' })
    const other = await cms.localReq()
    const wrong = { id: file.id, token: 'x'.repeat(43), name: 'plan.pdf' }
    await expect(inTransaction(other, () => attachPlanFiles(other, [wrong], { id: file.id, number: 'Q-1' }))).rejects.toMatchObject({
      options: { fields: [{ path: 'uploadedPlan.files.0', message: 'plan.pdf is not stored any more. Add it again.' }] },
    })
  })

  it('is removed or kept with a quote, never both, when both happen at once', async () => {
    for (let n = 0; n < 6; n++) {
      const { file, token } = await uploaded('plan.pdf', pdf)
      const req = await cms.localReq()
      const attach = () => attachPlanFiles(req, [{ id: file.id, token, name: file.name }], { id: file.id, number: 'Q-2026-00002' })
      const [removed, attached] = await Promise.allSettled([
        cms.request(`/api/plan-uploads/${file.id}?token=${token}`, { method: 'DELETE' }),
        inTransaction(req, attach),
      ])
      const gone = removed.status === 'fulfilled' && removed.value.status === 200
      expect(gone).toBe(attached.status === 'rejected')
    }
  })
})

it('is limited to sixty megabytes an hour per address, and to two gigabytes for all strangers until quotes are made with them', async () => {
  const drawing = Buffer.concat([pdf, Buffer.alloc(9_900_000 - pdf.length, 0x20)])
  const from = (address: string, body: Buffer) => upload('plan.pdf', body, vouchedHeaders(address))
  const statuses: number[] = []
  for (let at = 0; at < 8; at += 1) statuses.push((await from('203.0.113.50', drawing)).status)
  expect(statuses.filter((status) => status === 200).length).toBe(6)
  expect(statuses.slice(6)).toEqual([429, 429])
  await cms.payload.db.pool.query('update plan_files set size_bytes = 1073741824 where quote_id is null')
  const refused = await from('203.0.113.51', pdf)
  expect([refused.status, (await problemOf(refused)).code]).toEqual([507, 'storageFull'])
  await cms.payload.db.pool.query("update plan_files set quote_id = 'claimed'")
  expect((await from('203.0.113.51', pdf)).status).toBe(200)
})

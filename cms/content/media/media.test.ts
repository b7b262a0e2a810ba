import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { focusPicture } from '@framewell/domain/content/pictures'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/database/inTransaction'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { runQueuedJobs } from '../../testing/runQueuedJobs'

let cms: TestCms
let cookie: string
beforeAll(async () => {
  cms = await bootCms()
  cookie = (await cms.signInAs('editor')).cookie
})
afterAll(() => cms.stop())

const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif', width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#D9481F' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toFormat(format)
    .toBuffer()

function upload(data: Buffer | string, name: string, type: string, by = cookie, address?: string): Promise<Response> {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'A picture' }))
  body.set('file', new File([typeof data === 'string' ? data : new Uint8Array(data)], name, { type }))
  return cms.request('/api/media', { method: 'POST', body, ...(by ? { cookie: by } : {}), ...(address ? { address } : {}) })
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is stored under a generated name, without its metadata', async (format) => {
    const response = await upload(await picture(format), `../../etc/holiday of Bob.${format}`, `image/${format}`)
    expect(response.status).toBe(201)
    const { doc } = await response.json()
    expect(doc).toMatchObject({ width: 640, height: 480, mimeType: `image/${format}`, focalX: 50, focalY: 50 })
    expect(doc.filename).toMatch(/^[0-9a-f-]{36}\.(jpg|png|webp|avif)$/)
    expect(doc.sizes.small).toMatchObject({ width: 480, mimeType: 'image/webp' })
    expect(doc.sizes.smallAvif).toMatchObject({ width: 480, mimeType: 'image/avif' })
    const file = await cms.request(doc.url)
    expect(file.status).toBe(200)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': `image/${format}`,
    })
    expect(file.headers.get('cache-control')).toContain('immutable')
    const bytes = Buffer.from(await file.arrayBuffer())
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })
})

/** 120 by 80 pixels: blue, then red; made with heif-enc of libheif. */
const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkVtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAJpAAEAAAAAAAAAYAACAAAAAALJAAEAAAAAAAAAIAAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAAAAAIAAGh2YzEAAAABhGlwcnAAAAFfaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDyBRZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAHgAAABQAAAAEHBpeGkAAAAAAwgICAAAAHJodmNDAQQIAAAAAAAAAAAAHvAA/Pz4+AAADwMgAAEAF0ABDAH//wQIAAADAJ/4AAADAAAeugJAIQABACZCAQEECAAAAwCf+AAAAwAAHsDyBRZbqSSmubAgAAADACAAAAMAISIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAHgAAABQAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAdaXBtYQAAAAAAAAACAAEDgQKDAAIEhAWGhwAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAiG1kYXQAAABcKAGvCeDhVzl1X//9xG/vf5rC//9BwVHp3CwzL7HYh564di+AHFdqqww8P3C+vyzA0zz1j38Rh1AqIvQLRnF7kHKd+kvvcRQMRgAAAwJ+AAADAAVwIALbOVAApYAAAAAcKAGuE8A7iOv1/+5w7FICSIDiTmmsAAADAAAENA==',
  'base64',
)

describe('a HEIC picture of a phone', () => {
  it('is stored as a JPEG with its pixels', async () => {
    const response = await upload(HEIC, 'IMG_2041.HEIC', 'image/heic')
    expect(response.status).toBe(201)
    const { doc } = await response.json()
    expect(doc).toMatchObject({ width: 120, height: 80, mimeType: 'image/jpeg', uploadName: 'IMG_2041.HEIC' })
    expect(doc.filename).toMatch(/^[0-9a-f-]{36}\.jpg$/)
    const bytes = Buffer.from(await (await cms.request(doc.url)).arrayBuffer())
    const pixel = async (left: number) => [...(await sharp(bytes).extract({ left, top: 40, width: 1, height: 1 }).raw().toBuffer())]
    const [blue, red] = [await pixel(5), await pixel(115)]
    expect(blue[2]).toBeGreaterThan(150)
    expect(blue[0]).toBeLessThan(60)
    expect(red[0]).toBeGreaterThan(150)
    expect(red[2]).toBeLessThan(60)
  })

  it('that is cut off, or claims more pixels than we take, is refused with what to do, and the next one is read', async () => {
    const huge = Buffer.from(HEIC)
    const size = huge.indexOf('ispe') + 8
    huge.writeUInt32BE(60_000, size)
    huge.writeUInt32BE(60_000, size + 4)
    for (const odd of [HEIC.subarray(0, 500), huge, Buffer.concat([HEIC.subarray(0, 40), Buffer.alloc(4000, 255)])]) {
      const response = await upload(odd, 'IMG_2042.HEIC', 'image/heic')
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('Export it as JPEG')
    }
    expect((await upload(HEIC, 'IMG_2043.HEIC', 'image/heic')).status).toBe(201)
  })
})

describe('a file that is not a picture is refused, whatever its name', () => {
  const html = '<html><script>alert(1)</script></html>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  it.each([
    ['HTML named png', html, 'x.png', 'image/png'],
    ['HTML', html, 'x.html', 'text/html'],
    ['an SVG', svg, 'x.svg', 'image/svg+xml'],
    ['an SVG named jpg', svg, 'x.jpg', 'image/jpeg'],
    ['a PDF', '%PDF-1.7\n%%EOF', 'x.pdf', 'application/pdf'],
    ['nothing', '', 'x.png', 'image/png'],
  ])('%s', async (_, data, name, type) => {
    const before = (await cms.payload.count({ collection: 'media' })).totalDocs
    const response = await upload(data, name, type)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect((await cms.payload.count({ collection: 'media' })).totalDocs).toBe(before)
  })

  it('a truncated picture', async () => {
    const whole = await picture('jpeg', 2000, 1500)
    const response = await upload(whole.subarray(0, whole.length / 2), 'x.jpg', 'image/jpeg')
    expect(response.status).toBe(400)
  })
})

it('a form is parsed the same way twice: what only one of two parsers rejects never reaches the second', async () => {
  const part = (head: string, body: string | Buffer) => [Buffer.from(`--odd\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]
  const body = Buffer.concat([
    ...part('Content-Disposition: form-data; name="_payload"', '{"alt":"Odd"}'),
    ...part(
      `Content-Disposition: form-data; name="file"; filename="x.png"\r\nContent-Type: image/png\r\nX-Long: ${'x'.repeat(65_536)}`,
      await picture('png'),
    ),
    Buffer.from('--odd--\r\n'),
  ])
  const headers = { 'content-type': 'multipart/form-data; boundary=odd' }
  const response = await cms.request('/api/media', { method: 'POST', headers, body: new Uint8Array(body), cookie })
  expect(response.status).toBe(201)
  expect((await response.json()).doc).toMatchObject({ alt: 'Odd', mimeType: 'image/png' })
})

it('a picture sent again under the same key is stored once', async () => {
  const alt = 'A picture that was sent twice'
  const body = await picture('jpeg')
  const headers = { 'idempotency-key': 'one-picture-of-one-editor' }
  const send = () => cms.request(`/api/content/pictures?${new URLSearchParams({ alt })}`, { method: 'POST', body, headers, cookie })
  const answers = await Promise.all([send(), send(), send()])
  for (const { status } of answers) expect([200, 409]).toContain(status)
  const again = await send()
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  expect((await cms.payload.count({ collection: 'media', where: { alt: { equals: alt } } })).totalDocs).toBe(1)
})

it('a picture keeps its file name, from the panel and by the call, and can be found by it', async () => {
  const panel = await (await upload(await picture('png'), '../Truss at dusk, final.png', 'image/png')).json()
  expect(panel.doc.uploadName).toBe('Truss at dusk, final.png')
  const odd = await (await upload(await picture('png'), 'a\r\nb\u202egnp.exe', 'image/png')).json()
  expect(odd.doc.uploadName).toBe('a%0D%0Abgnp.exe')
  expect((await upload(await picture('png'), 'a\u0000b.png', 'image/png')).status, 'a name that no form can hold').toBe(400)
  const query = new URLSearchParams({ alt: 'A stud', name: 'IMG_4711 stud.jpg' })
  const added = await cms.request(`/api/content/pictures?${query}`, { method: 'POST', body: await picture('jpeg'), cookie })
  expect(await added.json()).toMatchObject({ alt: 'A stud', name: 'IMG_4711 stud.jpg' })
  const found = async (search: string) => {
    const { pictures } = await (await cms.request(`/api/content/pictures?${new URLSearchParams({ search })}`, { cookie })).json()
    return pictures.map(({ name }: { name: string }) => name)
  }
  expect(await found('dusk')).toEqual(['Truss at dusk, final.png'])
  expect(await found('img_4711')).toEqual(['IMG_4711 stud.jpg'])
  const { doc } = await (
    await cms.request(`/api/media/${panel.doc.id}`, { method: 'PATCH', json: { alt: 'A truss', uploadName: 'other.exe' }, cookie })
  ).json()
  expect([doc.alt, doc.uploadName]).toEqual(['A truss', 'Truss at dusk, final.png'])
})

it('another file needs its own description', async () => {
  const { doc } = await (await upload(await picture('png'), 'first.png', 'image/png')).json()
  const replace = async (described: object) => {
    const body = new FormData()
    body.set('_payload', JSON.stringify(described))
    body.set('file', new File([new Uint8Array(await picture('png', 320, 240))], 'second.png', { type: 'image/png' }))
    return cms.request(`/api/media/${doc.id}`, { method: 'PATCH', body, cookie })
  }
  const refused = await replace({})
  expect(refused.status).toBe(400)
  expect(JSON.stringify(await refused.json())).toContain('Describe the new picture.')
  expect((await (await replace({ alt: 'A second picture' })).json()).doc).toMatchObject({ alt: 'A second picture', width: 320 })
})

it.each([
  ['GIF', 'GIF89a\x01\x00\x01\x00', 'x.gif', 'image/gif', 'Save one frame as PNG or JPEG'],
  ['HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'x.heic', 'image/heic', 'Export it as JPEG'],
])('a %s file is refused with what to export', async (_, data, name, type, words) => {
  const response = await upload(data, name, type)
  expect(response.status).toBe(400)
  expect(JSON.stringify(await response.json())).toContain(words)
})

it('a WebP that moves is refused with what to export', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
  // Equal frames would become one.
  const frames = [await frame('#D9481F'), await frame('#1F4E79')]
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
  const response = await upload(moving, 'x.webp', 'image/webp')
  expect(response.status).toBe(400)
  expect(JSON.stringify(await response.json())).toContain('Save one frame as PNG or JPEG')
})

it('the public may neither upload nor browse the library', async () => {
  expect([401, 403]).toContain((await upload(await picture('png'), 'x.png', 'image/png', '')).status)
  expect([401, 403]).toContain((await cms.request('/api/media')).status)
})

it('no address that somebody typed is fetched', async () => {
  const { doc } = await (await upload(await picture('png'), 'a.png', 'image/png')).json()
  const asked: string[] = []
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  }).listen(0)
  const address = elsewhere.address()
  const port = typeof address === 'object' && address ? address.port : 0
  for (const url of [`http://localhost:${port}/a.png`, 'https://example.com/a.png', '//example.com/a.png', doc.url]) {
    const json = { alt: 'A picture', filename: 'a.png', mimeType: 'image/png', url }
    expect.soft((await cms.request('/api/media', { cookie, json })).status, url).toBe(400)
    // A copy would be fetched from the picture's own address.
    expect.soft((await cms.request(`/api/media/${doc.id}/duplicate`, { cookie, json })).status, url).toBe(404)
  }
  expect(asked).toEqual([])
  await new Promise((resolve) => elsewhere.close(resolve))
})

it('limits how many uploads of one address are decoded at once, and accepts the next one afterwards', async () => {
  const large = await picture('png', 3000, 2000)
  const address = '203.0.113.77'
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(large, 'x.png', 'image/png', cookie, address)))
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([201, 429]))
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(3)
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('2')
  expect((await upload(large, 'x.png', 'image/png', cookie, address)).status).toBe(201)
})

it('the focal point is stored', async () => {
  const { doc } = await (await upload(await picture('png'), 'x.png', 'image/png')).json()
  const response = await cms.request(`/api/media/${doc.id}`, { method: 'PATCH', json: { focalX: 20, focalY: 80 }, cookie })
  expect((await response.json()).doc).toMatchObject({ focalX: 20, focalY: 80 })
})

it('an editor moves the focal point by its own call: the files stay, and only editors may', async () => {
  const { doc } = await (await upload(await picture('png'), 'x.png', 'image/png')).json()
  const send = (id: string, json: object, as = cookie) => cms.request(`/api/content/pictures/${id}`, { method: 'PATCH', cookie: as, json })
  const answer = await send(doc.id, { focalX: 10, focalY: 95 })
  expect(focusPicture.output.parse(await answer.json())).toMatchObject({ id: doc.id, url: doc.url, focalX: 10, focalY: 95 })
  for (const [json, status] of [
    [{ focalX: 101, focalY: 5 }, 400],
    [{ focalX: 5 }, 400],
  ] as const)
    expect((await send(doc.id, json)).status).toBe(status)
  expect((await send(randomUUID(), { focalX: 1, focalY: 1 })).status).toBe(404)
  expect((await send(doc.id, { focalX: 1, focalY: 1 }, (await cms.signInAs('builder')).cookie)).status).toBe(403)
})

it('another focal point in the panel creates the files again under new names, one picture at a time', async () => {
  const { doc } = await (await upload(await picture('png'), 'x.png', 'image/png')).json()
  const body = () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'The same picture' }))
    return form
  }
  const edits = new URLSearchParams({ 'uploadEdits[focalPoint][x]': '10', 'uploadEdits[focalPoint][y]': '90' })
  const answer = await cms.request(`/api/media/${doc.id}?${edits}`, { method: 'PATCH', body: body(), cookie })
  const said = await answer.json()
  expect([answer.status, said]).toEqual([200, expect.anything()])
  const moved = said.doc
  expect(moved).toMatchObject({ id: doc.id, focalX: 10, focalY: 90, width: 640, height: 480 })
  expect(moved.filename).not.toBe(doc.filename)
  expect((await cms.request(moved.sizes.small.url)).status).toBe(200)
  await runQueuedJobs(cms.payload)
  expect((await cms.request(doc.url)).status).toBe(404)
  const many = await cms.request(`/api/media?${edits}&where[id][equals]=${doc.id}`, { method: 'PATCH', body: body(), cookie })
  await runQueuedJobs(cms.payload)
  expect((await cms.request(moved.url)).status, `after ${many.status}`).toBe(200)
})

it('a range request gets part of a file', async () => {
  const { doc } = await (await upload(await picture('png'), 'x.png', 'image/png')).json()
  const whole = Buffer.from(await (await cms.request(doc.url)).arrayBuffer())
  const part = await cms.request(doc.url, { headers: { range: 'bytes=10-19' } })
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
    206,
    `bytes 10-19/${whole.length}`,
    '10',
  ])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20))
  expect((await cms.request(doc.url, { headers: { range: `bytes=${whole.length}-` } })).status).toBe(416)
})

it('a picture whose deletion or replacement is rolled back keeps its files', async () => {
  const { doc } = await (await upload(await picture('png'), 'x.png', 'image/png')).json()
  const file = { data: await picture('png', 320, 240), mimetype: 'image/png', name: 'y.png', size: 1 }
  const steps = {
    deletion: async (req: PayloadRequest) => cms.payload.delete({ collection: 'media', id: doc.id, req }),
    replacement: async (req: PayloadRequest) =>
      cms.payload.update({ collection: 'media', id: doc.id, data: { alt: 'Another' }, file, req }),
  }
  for (const [step, act] of Object.entries(steps)) {
    const req = await cms.localReq()
    const failing = inTransaction(req, async () => {
      await act(req)
      throw new Error('A later step failed')
    })
    await expect(failing, step).rejects.toThrow('A later step failed')
    await runQueuedJobs(cms.payload)
    for (const { url } of [doc, doc.sizes.small, doc.sizes.smallAvif]) expect((await cms.request(url)).status, step).toBe(200)
  }
})

it('a deleted picture leaves no file', async () => {
  const { doc } = await (await upload(await picture('png'), 'x.png', 'image/png')).json()
  expect((await cms.request(`/api/media/${doc.id}`, { method: 'DELETE', cookie })).status).toBe(200)
  await runQueuedJobs(cms.payload)
  for (const { url } of [doc, doc.sizes.small, doc.sizes.smallAvif]) expect((await cms.request(url)).status).toBe(404)
})

it('a crop is a new file under a new name; the old address stops working but never changes', async () => {
  const { doc: whole } = await (await upload(await picture('png', 640, 480), 'x.png', 'image/png')).json()
  const edits = new URLSearchParams({
    'uploadEdits[crop][x]': '25',
    'uploadEdits[crop][y]': '25',
    'uploadEdits[crop][width]': '50',
    'uploadEdits[crop][height]': '50',
    'uploadEdits[crop][unit]': '%',
    'uploadEdits[widthInPixels]': '320',
    'uploadEdits[heightInPixels]': '240',
    'uploadEdits[focalPoint][x]': '50',
    'uploadEdits[focalPoint][y]': '50',
  })
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'A part of the picture' }))
  const response = await cms.request(`/api/media/${whole.id}?${edits}`, { method: 'PATCH', body, cookie })
  expect(response.status).toBe(200)
  const { doc: part } = await response.json()
  expect(part).toMatchObject({ id: whole.id, alt: 'A part of the picture', width: 320, height: 240, mimeType: 'image/png' })
  expect(part.filename).not.toBe(whole.filename)
  expect(await sharp(Buffer.from(await (await cms.request(part.url)).arrayBuffer())).metadata()).toMatchObject({ width: 320, height: 240 })
  for (const name of ['small', 'smallAvif']) {
    expect(part.sizes[name]?.filename ?? null).not.toBe(whole.sizes[name].filename)
  }
  await runQueuedJobs(cms.payload)
  expect((await cms.request(whole.url)).status).toBe(404)
})

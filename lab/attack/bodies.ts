import type { Findings } from './Findings'
import { signInFrom } from './roles'
import type { Target } from './target'

const MB = 1024 * 1024
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')
const BOUNDARY = 'attack'

interface Part {
  readonly name: string
  readonly filename?: string
  readonly type?: string
  readonly bytes: Uint8Array | string
  readonly more?: string
}

function form(parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const pieces = parts.flatMap(({ name, filename, type, bytes, more = '' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
        `${type ? `Content-Type: ${type}\r\n` : ''}${more}\r\n`,
    ),
    typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(end)])
}

const picture = (filename: string, bytes: Uint8Array = PNG, type = 'image/png'): Part => ({ name: 'file', filename, type, bytes })
const WORDS: Part = { name: '_payload', bytes: JSON.stringify({ alt: 'A picture' }) }

/** Malformed bodies whose readable part may be accepted. */
const MAY_PASS = new Set(['two documents', 'a head of 64 KB'])

/** Large, deep and odd bodies from authorized and unauthorized senders: refused by size, never by crashing. */
export async function attackBodies(target: Target, findings: Findings): Promise<void> {
  const editor = await signInFrom(target, 'editor', '198.51.100.210')
  let sent = 0
  const send = async (path: string, body: Uint8Array | string, type: string, cookie?: string) => {
    sent += 1
    const headers = { ...target.as(`10.210.0.${sent}`), 'content-type': type, ...(cookie ? { cookie } : {}) }
    const answer = await fetch(`http://127.0.0.1:${target.cmsPort}${path}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : new Uint8Array(body),
      signal: AbortSignal.timeout(60_000),
    }).catch(() => null)
    await answer?.arrayBuffer().catch(() => undefined)
    // A server that closes the connection early has refused too.
    return answer?.status ?? 413
  }
  const multipart = `multipart/form-data; boundary=${BOUNDARY}`
  const expect = async (what: string, allowed: readonly number[], status: Promise<number>) => {
    const got = await status
    findings.check(allowed.includes(got), `${what} → ${got}, not ${allowed.join(' or ')}`)
  }
  const big = Buffer.alloc(13 * MB, 120)
  await expect('13 MB of a picture by an editor', [413], send('/api/media', form([WORDS, picture('a.png', big)]), multipart, editor))
  for (const [who, cookie] of [
    ['a stranger', undefined],
    ['a made-up cookie', 'payload-token=x.y.z'],
  ] as const) {
    await expect(
      `a picture of 2 MB by ${who}`,
      [401, 403, 413],
      send('/api/media', form([WORDS, picture('a.png', big.subarray(0, 2 * MB))]), multipart, cookie),
    )
  }
  await expect(
    '13 MB of JSON by an editor',
    [413],
    send('/api/pages', JSON.stringify({ title: 'x'.repeat(13 * MB) }), 'application/json', editor),
  )
  await expect('300 KB to a call', [413], send('/api/track', JSON.stringify({ event: 'x'.repeat(300_000) }), 'application/json'))
  await expect('a form to a call', [415], send('/api/qualification/apply', form([WORDS]), multipart))
  await expect(
    '11 MB of a plan',
    [413],
    send('/api/plan-uploads?name=a.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), big.subarray(0, 11 * MB)]), 'application/octet-stream'),
  )
  await expect('a plan that is none', [415, 422], send('/api/plan-uploads?name=a.pdf', big.subarray(0, 4000), 'application/octet-stream'))
  const odd: Readonly<Record<string, Buffer>> = {
    '20,000 parts': form([WORDS, ...Array.from({ length: 20_000 }, (_, at) => ({ name: `f${at}`, bytes: 'x' }))]),
    'a head of 64 KB': form([WORDS, { ...picture('a.png'), more: `X-Long: ${'x'.repeat(65_536)}\r\n` }]),
    'no end': form([WORDS, picture('a.png')], ''),
    'a form in a form': form([WORDS, { ...picture('a.png', form([picture('b.png')])), type: multipart }]),
    'two documents': form([WORDS, { name: '_payload', bytes: '{"alt":"B","id":"x"}' }, picture('a.png')]),
    'a document of 100,000 levels': form([{ name: '_payload', bytes: `${'['.repeat(100_000)}${']'.repeat(100_000)}` }, picture('a.png')]),
    'a file without bytes': form([WORDS, picture('a.png', new Uint8Array())]),
    'a script as a picture': form([WORDS, picture('a.svg', Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml')]),
    'a page as a picture': form([WORDS, picture('a.html', Buffer.from('<script>alert(1)</script>'), 'text/html')]),
  }
  for (const [what, body] of Object.entries(odd)) {
    const status = await send('/api/media', body, multipart, editor)
    const may = MAY_PASS.has(what) ? status < 500 : status >= 400 && status < 500
    findings.check(may, `${what} → ${status}`)
  }
  for (const filename of [
    '../../../x.png',
    '/etc/x.png',
    'a\\..\\b.png',
    'x'.repeat(5000),
    'a%00.png',
    '.htaccess',
    'con.png',
    '\u202egnp.a.png',
  ]) {
    const status = await send('/api/media', form([WORDS, picture(filename)]), multipart, editor)
    findings.check(status < 500, `a picture named ${filename.slice(0, 30)} → ${status}`)
  }
  const many = await Promise.all(
    Array.from({ length: 24 }, () => send('/api/media', form([WORDS, picture('a.png', big.subarray(0, 11 * MB))]), multipart, editor)),
  )
  findings.check(
    // With too many at once, 'retry later' is also valid.
    many.every((status) => (status >= 400 && status < 500) || status === 503),
    `24 pictures of 11 MB at once that are none → ${[...new Set(many)].join(', ')}`,
  )
}

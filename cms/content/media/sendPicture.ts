import { extname } from 'node:path'
import type { PayloadRequest } from 'payload'
import { parseRangeHeader } from 'payload/internal'
import { fileStore } from '../../platform/storage/fileStores'
import { streamAnswer } from '../../platform/storage/streamAnswer'

/** The types that receivePicture and the sizes write. */
const TYPES: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp', '.avif': 'image/avif' }

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'attachment',
} as const

/** The file of a picture or the requested range of it; 404 if it does not exist. Payload has already checked read access. */
export async function sendPicture(
  req: PayloadRequest,
  { params: { filename } }: { readonly params: { readonly filename: string } },
): Promise<Response> {
  const type = TYPES[extname(filename)]
  const store = fileStore('media')
  const rangeHeader = req.headers.get('range')
  const known = type && rangeHeader ? await store.find(filename) : undefined
  const asked = known ? parseRangeHeader({ fileSize: known.bytes, rangeHeader }) : undefined
  if (known && asked?.type === 'invalid')
    return new Response(null, { status: 416, headers: { ...HEADERS, 'content-range': `bytes */${known.bytes}` } })
  const range = asked?.type === 'partial' ? asked.range : undefined
  const found = type ? await store.read(filename, range) : undefined
  if (!type || !found) return new Response(null, { status: 404 })
  const headers = new Headers({
    ...HEADERS,
    'content-type': type,
    'content-length': String(found.bytes),
    'accept-ranges': 'bytes',
    // Every upload gets its own name, so an address never changes its content.
    'cache-control': 'public, max-age=31536000, immutable',
  })
  if (known && range) headers.set('content-range', `bytes ${range.start}-${range.end}/${known.bytes}`)
  return streamAnswer(found.stream, { status: range ? 206 : 200, headers })
}

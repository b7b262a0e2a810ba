import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { preferredEncoding } from './sendPage'
import type { Encoding } from './spliceNonce'

const compressBr = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const WORTH_COMPRESSING = 1024

/** The bodies of one text that was sent before, by encoding. */
export type SentBodies = Map<Encoding, Promise<Buffer>>

/** Sends a text, compressed if that is worthwhile: with `sent`, once in each encoding. */
export async function sendText(
  request: Request,
  response: Response,
  type: string,
  text: string,
  cacheControl = 'no-cache',
  sent: SentBodies = new Map(),
): Promise<void> {
  const encoding = text.length < WORTH_COMPRESSING ? 'identity' : preferredEncoding(request.headers['accept-encoding'])
  const making = sent.get(encoding) ?? encoded(text, encoding)
  sent.set(encoding, making)
  const body = await making
  response.set({ 'content-type': type, 'cache-control': cacheControl, vary: 'Accept-Encoding', 'content-length': String(body.length) })
  if (encoding !== 'identity') response.set('content-encoding', encoding)
  response.end(request.method === 'HEAD' ? undefined : body)
}

async function encoded(text: string, encoding: Encoding): Promise<Buffer> {
  const plain = Buffer.from(text)
  if (encoding === 'br') return compressBr(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return encoding === 'gzip' ? compressGzip(plain) : plain
}

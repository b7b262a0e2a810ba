import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { preferredEncoding } from './sendPage'

const compressBr = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const WORTH_COMPRESSING = 1024

/** Sends a text, compressed if that is worthwhile. */
export async function sendText(request: Request, response: Response, type: string, text: string, cacheControl = 'no-cache'): Promise<void> {
  const encoding = text.length < WORTH_COMPRESSING ? 'identity' : preferredEncoding(request.headers['accept-encoding'])
  const plain = Buffer.from(text)
  const body =
    encoding === 'br'
      ? await compressBr(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : encoding === 'gzip'
        ? await compressGzip(plain)
        : plain
  response.set({ 'content-type': type, 'cache-control': cacheControl, vary: 'Accept-Encoding', 'content-length': String(body.length) })
  if (encoding !== 'identity') response.set('content-encoding', encoding)
  response.end(request.method === 'HEAD' ? undefined : body)
}

import type { Request, Response } from 'express'
import type { KeptAnswer } from './KeptAnswers'

/** Sends a cached answer, compressed if the client accepts that. */
export function sendKept({ body, gzipped }: KeptAnswer, request: Request, response: Response): void {
  const zipped = gzipped && request.acceptsEncodings('gzip') ? gzipped : undefined
  if (zipped) response.setHeader('content-encoding', 'gzip')
  const bytes = zipped ?? body
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-length', bytes.length)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

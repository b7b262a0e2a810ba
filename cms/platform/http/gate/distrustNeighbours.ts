import type { NextFunction, Request, Response } from 'express'

const HEADER = 'sec-fetch-site'

/**
 * Payload trusts a cookie with 'same-site' and no Origin, so the owner of a neighbor subdomain could send requests in a visitor's name.
 * Only this exact origin is ours: a neighbor's request is treated like a stranger's.
 */
export function distrustNeighbours(request: Request, _response: Response, next: NextFunction): void {
  if (request.headers[HEADER] === 'same-site') {
    request.headers[HEADER] = 'cross-site'
    request.rawHeaders.forEach((name, at) => {
      if (at % 2 === 0 && name.toLowerCase() === HEADER) request.rawHeaders[at + 1] = 'cross-site'
    })
  }
  next()
}

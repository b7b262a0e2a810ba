import type { NextFunction, Request, Response } from 'express'

const HEADER = 'sec-fetch-site'

/**
 * Payload believes a cookie that comes with 'same-site' and no Origin, so that whoever holds a neighbour subdomain could ask in a visitor's
 * name. Only this very origin is ours: a neighbour's request goes on like a stranger's.
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

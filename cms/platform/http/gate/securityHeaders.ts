import type { NextFunction, Request, Response } from 'express'
import { env } from '../../../env'

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Headers of every answer. The API answers data, so it may load nothing at all; the panel sets its own policy. */
export function securityHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  response.setHeader('content-security-policy', API_POLICY)
  if (env.SITE_URL.startsWith('https:')) response.setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains')
  next()
}

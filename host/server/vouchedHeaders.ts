import { createHmac } from 'node:crypto'
import { GATEWAY_TOKEN_HEADER, gatewayToken } from '@framewell/domain/http/gatewayTokenHeader'

/** A visitor's address and our word for it, as the cms believes them. */
export function vouchedHeaders(internalSecret: string, address: string): Record<string, string> {
  const token = gatewayToken((key, text) => createHmac('sha256', key).update(text).digest('base64url'), internalSecret, address)
  return { 'x-forwarded-for': address, [GATEWAY_TOKEN_HEADER]: token }
}

import { createHmac } from 'node:crypto'
import { GATEWAY_TOKEN_HEADER, gatewayToken } from '@framewell/server-kit/requests/gatewayTokenHeader'

/** Headers that prove a visitor's address to the cms. */
export function vouchedHeaders(internalSecret: string, address: string): Record<string, string> {
  const token = gatewayToken((key, text) => createHmac('sha256', key).update(text).digest('base64url'), internalSecret, address)
  return { 'x-forwarded-for': address, [GATEWAY_TOKEN_HEADER]: token }
}

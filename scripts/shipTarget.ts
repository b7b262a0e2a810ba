import type { ShipTarget } from '../remote-kit/release/shipRelease'

/** Where releases go: to PRODUCT_URL with its operator's SHIP_KEY, or to this machine's product with its processes' shared token. */
export async function shipTarget(): Promise<ShipTarget> {
  const { PRODUCT_URL, SHIP_KEY } = process.env
  if (PRODUCT_URL && SHIP_KEY) return { url: PRODUCT_URL.replace(/\/+$/, ''), auth: { shipKey: SHIP_KEY } }
  const { env } = await import('../cms/env')
  const url = PRODUCT_URL ?? process.env.CMS_URL ?? `http://127.0.0.1:${env.CMS_PORT}`
  return { url, auth: SHIP_KEY ? { shipKey: SHIP_KEY } : { internalToken: env.INTERNAL_TOKEN } }
}

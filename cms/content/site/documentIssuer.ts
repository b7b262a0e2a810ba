import type { PayloadRequest } from 'payload'
import { env } from '../../env'
import type { Issuer } from '../../platform/pdf/letterhead'

/** The issuer of documents: the company in the site settings, at this address. */
export async function documentIssuer(req: PayloadRequest): Promise<Issuer> {
  const { siteName, contactEmail, phone, address, taxId } = await req.payload.findGlobal({
    slug: 'site-settings',
    req,
    overrideAccess: false,
    depth: 0,
  })
  return { name: siteName, contactEmail, phone: phone || null, address: address || null, taxId: taxId || null, site: env.SITE_URL }
}

import type { PayloadRequest } from 'payload'

/** Who writes: the company of the site's settings. */
export async function siteNameOf(req: PayloadRequest): Promise<string> {
  // Public on every page; the person whose request causes a mail may see less.
  const { siteName } = await req.payload.findGlobal({ slug: 'site-settings', req, overrideAccess: true, depth: 0 })
  return siteName
}

import type { PayloadRequest } from 'payload'

/** The sender: the company in the site's settings. */
export async function siteNameOf(req: PayloadRequest): Promise<string> {
  // The name is public; the person whose request causes a mail may have fewer rights.
  const { siteName } = await req.payload.findGlobal({ slug: 'site-settings', req, overrideAccess: true, depth: 0 })
  return siteName
}

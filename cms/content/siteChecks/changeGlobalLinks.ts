import type { ChangedLink } from '@framewell/domain/content/siteChecks'
import type { PayloadRequest } from 'payload'
import { lockDocument } from '../management/lockDocument'
import { rewriteAddresses } from './rewriteAddresses'

/** Menus and settings, which are globals. */
export type LinkedGlobal = Exclude<ChangedLink['where'], 'pages' | 'posts'>

/**
 * Changes links of the menus or the settings, with immediate effect for visitors. Returns false and changes nothing if one of them does not
 * exist.
 */
export async function changeGlobalLinks(req: PayloadRequest, slug: LinkedGlobal, links: readonly ChangedLink[]): Promise<boolean> {
  const wanted = new Map(links.map((link) => [link.field, link]))
  const change = (href: string, path: string) => {
    const link = wanted.get(path)
    return link?.href === href ? link.to : undefined
  }
  const access = { depth: 0, overrideAccess: false, req } as const
  await lockDocument(req, slug)
  if (slug === 'navigation') {
    const { header, alternateHeader, footer } = await req.payload.findGlobal({ slug, ...access })
    const { value, count } = rewriteAddresses({ header, alternateHeader, footer }, change)
    if (count < links.length) return false
    await req.payload.updateGlobal({ slug, data: value, ...access })
    return true
  }
  const { announcement } = await req.payload.findGlobal({ slug, ...access })
  const { value, count } = rewriteAddresses({ announcement }, change)
  if (count < links.length) return false
  await req.payload.updateGlobal({ slug, data: value, ...access })
  return true
}

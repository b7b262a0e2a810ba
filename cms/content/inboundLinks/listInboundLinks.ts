import type { InboundLink, listInboundLinks as listInboundLinksCall } from '@framewell/domain/content/inboundLinks'
import type { Operation } from '../../platform/http/calls/bindCall'
import { linkingDocuments } from './linkingDocuments'
import { oldPathsOf } from './oldPathsOf'
import { rewriteLinks } from './rewriteLinks'

/** Lists what still links to old addresses of a page. */
export const listInboundLinks: Operation<typeof listInboundLinksCall> = async ({ req }, { path }) => {
  const oldPaths = await oldPathsOf(req, path)
  if (oldPaths.size === 0) return { oldPaths: [], links: [] }
  const navigation = await req.payload.findGlobal({ slug: 'navigation', depth: 0, overrideAccess: false, req })
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false, req })
  const globals: InboundLink[] = [
    { where: 'navigation', id: null, title: 'Navigation', count: rewriteLinks(navigation, oldPaths, path).count },
    { where: 'site-settings', id: null, title: 'Site settings', count: rewriteLinks(settings.announcement, oldPaths, path).count },
  ]
  const documents = (await linkingDocuments(req, oldPaths)).map(({ where, id, title, count }) => ({ where, id, title, count }))
  return { oldPaths: [...oldPaths], links: [...documents, ...globals.filter(({ count }) => count > 0)] }
}

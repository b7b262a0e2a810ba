import type { Page } from '@framewell/domain/content/page'
import type { PayloadRequest } from 'payload'
import { withoutDeadEndLinks } from '../endLinks'
import { linksIn, liveLinks, sectionsWithLiveLinks } from './liveLinks'

/** A page as visitors see it: without the links that lead nowhere now. One to the page itself stays, also before it is published. */
export async function withLiveLinks(req: PayloadRequest, page: Page): Promise<Page> {
  const isLive = await liveLinks(
    req,
    linksIn(page.sections).filter((href) => href !== page.path),
  )
  const sections = sectionsWithLiveLinks(page.sections, (href) => href === page.path || isLive(href))
  return { ...page, sections: withoutDeadEndLinks(sections) }
}

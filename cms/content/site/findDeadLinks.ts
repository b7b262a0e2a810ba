import type { findDeadLinks as findDeadLinksCall } from '@framewell/domain/content/site'
import type { Operation } from '../../platform/http/calls/bindCall'
import { liveLinks } from './liveLinks'

/** For the panel's marks: which links the site currently omits. */
export const findDeadLinks: Operation<typeof findDeadLinksCall> = async ({ req }, { hrefs }) => {
  const asked = [...new Set(hrefs.split(' ').filter((href) => href !== ''))]
  const isLive = await liveLinks(req, asked)
  return { dead: asked.filter((href) => !isLive(href)) }
}

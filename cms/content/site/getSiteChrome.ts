import { OPERATORS_PATH, START_PAGES } from '@framewell/domain/accounts/signedInHint'
import { PRODUCT_PATHS } from '@framewell/domain/content/productRoutes'
import type { getSiteChrome as getSiteChromeCall, NavigationLink } from '@framewell/domain/content/site'
import { companyZone } from '@framewell/domain/dates/companyZone'
import type { Operation } from '../../platform/http/calls/bindCall'
import { linksIn, liveLinks } from './liveLinks'

/**
 * Header, footer and settings as every page shows them, without dead links and empty groups. `closedRoutes` lists the dead targets among
 * those that screens link to in code.
 */
export const getSiteChrome: Operation<typeof getSiteChromeCall> = async ({ req }) => {
  const [settings, navigation] = await Promise.all([
    req.payload.findGlobal({ slug: 'site-settings', req, overrideAccess: false, depth: 0 }),
    req.payload.findGlobal({ slug: 'navigation', req, overrideAccess: false, depth: 0 }),
  ])
  const { announcement } = settings
  const isLive = await liveLinks(req, [...linksIn([navigation, announcement]), ...PRODUCT_PATHS, ...START_PAGES.map(({ href }) => href)])
  const live = <Link extends { href: string }>(links: readonly Link[] | null | undefined) =>
    (links ?? []).filter(({ href }) => isLive(href))
  const inHeader = (links: Parameters<typeof live<NavigationLink>>[0]) => live(links).map(forWhom)
  return {
    timeZone: companyZone(),
    siteName: settings.siteName,
    tagline: settings.tagline,
    description: settings.description,
    contactEmail: settings.contactEmail,
    enterpriseEmail: settings.enterpriseEmail,
    phone: settings.phone ?? null,
    address: settings.address ?? null,
    announcement: announcement?.text
      ? {
          text: announcement.text,
          href: announcement.href && isLive(announcement.href) ? announcement.href : null,
          showUntil: announcement.showUntil ?? null,
        }
      : null,
    header: {
      links: inHeader(navigation.header?.links),
      button: isLive(navigation.header.button.href) ? forWhom(navigation.header.button) : null,
      own: live<NavigationLink>(START_PAGES),
      mobileExtra: inHeader(navigation.header?.mobileExtra),
    },
    alternateHeader: { links: inHeader(navigation.alternateHeader?.links) },
    closedRoutes: PRODUCT_PATHS.filter((path) => !isLive(path)),
    footer: {
      groups: (navigation.footer?.groups ?? [])
        .map(({ title, links }) => ({ title, links: live(links) }))
        .filter(({ links }) => links.length > 0),
      smallPrint: settings.smallPrint ?? '',
    },
  }
}

function forWhom(link: NavigationLink): NavigationLink {
  return link.href === OPERATORS_PATH ? { ...link, whose: 'operator' } : link
}

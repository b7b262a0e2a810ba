import type { getSiteChrome as getSiteChromeCall } from '@framewell/domain/content/site'
import type { Operation } from '../../http/bindCall'

/** Header, footer and settings as every page shows them. */
export const getSiteChrome: Operation<typeof getSiteChromeCall> = async ({ req }) => {
  const [settings, navigation] = await Promise.all([
    req.payload.findGlobal({ slug: 'site-settings', req, overrideAccess: false, depth: 0 }),
    req.payload.findGlobal({ slug: 'navigation', req, overrideAccess: false, depth: 0 }),
  ])
  const { announcement } = settings
  return {
    siteName: settings.siteName,
    tagline: settings.tagline,
    description: settings.description,
    contactEmail: settings.contactEmail,
    enterpriseEmail: settings.enterpriseEmail,
    phone: settings.phone ?? null,
    address: settings.address ?? null,
    announcement: announcement?.text ? { text: announcement.text, href: announcement.href ?? null } : null,
    header: {
      links: navigation.header?.links ?? [],
      button: navigation.header.button,
      mobileExtra: navigation.header?.mobileExtra ?? [],
    },
    alternateHeader: { links: navigation.alternateHeader?.links ?? [] },
    footer: {
      groups: (navigation.footer?.groups ?? []).map(({ title, links }) => ({ title, links: links ?? [] })),
      smallPrint: settings.smallPrint ?? '',
    },
  }
}

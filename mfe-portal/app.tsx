import { Section } from '@framewell/design-system/elements/layout/Section'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { framedLater } from '@framewell/remote-kit/shell/framed'
import type { ComponentType, ReactNode } from 'react'
import { AccountSkeleton } from './accounts/AccountSkeleton'

/** A lazily loaded account screen. */
const account = (load: () => Promise<ComponentType>) => framedLater(load, <AccountSkeleton />)

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
    '/sign-in': account(async () => (await import('./accounts/SignInPage')).SignInPage),
    '/stop-bank-account': account(async () => (await import('./payments/StopBankAccountPage')).StopBankAccountPage),
    '/join': account(async () => (await import('./accounts/JoinPage')).JoinPage),
    '/account': account(async () => (await import('./accounts/AccountPage')).AccountPage),
    '/company-people': account(async () => (await import('./parties/CompanyPeoplePage')).CompanyPeoplePage),
    '/account-security': account(async () => (await import('./accounts/security/SecurityPage')).SecurityPage),
    '/account-address': account(async () => (await import('./accounts/AddressPage')).AddressPage),
    '/webhooks': account(async () => (await import('./accounts/WebhooksPage')).WebhooksPage),
    '/micro-frontends': account(async () => (await import('./releases/MicroFrontendsPage')).MicroFrontendsPage),
    '/notification-settings': account(async () => (await import('./notifications/NotificationSettingsPage')).NotificationSettingsPage),
    '/reset-password': account(async () => (await import('./accounts/ResetPasswordPage')).ResetPasswordPage),
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
    '/order-tracking': account(async () => (await import('./orders/OrderTrackingPage')).OrderTrackingPage),
    '/builder-dashboard': account(async () => (await import('./orders/BuilderDashboardPage')).BuilderDashboardPage),
    '/developments': account(async () => (await import('./developments/DevelopmentsPage')).DevelopmentsPage),
    '/place-order': account(async () => (await import('./orders/PlaceOrderPage')).PlaceOrderPage),
    '/engineering-review': account(async () => (await import('./orders/engineering/EngineeringReviewPage')).EngineeringReviewPage),
    '/payments': account(async () => (await import('./payments/PaymentsPage')).PaymentsPage),
    '/shop': account(async () => (await import('./network/OwnShopPage')).OwnShopPage),
  },
  widgets: {
    'pre-qualify': framedLater(async () => (await import('./credit/CompactQualification')).CompactQualification, waitingForm),
    qualification: framedLater(async () => (await import('./credit/QualificationWidget')).QualificationWidget, waiting),
    terms: framedLater(async () => (await import('./credit/TermsWidget')).TermsWidget, waiting),
  },
}

export default app

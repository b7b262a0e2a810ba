/**
 * The screens of accounts, by their routes. This file loads with the first of them: it holds the name and the hash of every file that these
 * screens load, which public pages do not need.
 */
export const accountScreens = {
  '/sign-in': async () => (await import('./accounts/SignInPage')).SignInPage,
  '/stop-bank-account': async () => (await import('./payments/StopBankAccountPage')).StopBankAccountPage,
  '/join': async () => (await import('./accounts/JoinPage')).JoinPage,
  '/account': async () => (await import('./accounts/AccountPage')).AccountPage,
  '/company-people': async () => (await import('./parties/CompanyPeoplePage')).CompanyPeoplePage,
  '/account-security': async () => (await import('./accounts/security/SecurityPage')).SecurityPage,
  '/account-address': async () => (await import('./accounts/AddressPage')).AddressPage,
  '/webhooks': async () => (await import('./accounts/WebhooksPage')).WebhooksPage,
  '/micro-frontends': async () => (await import('./releases/MicroFrontendsPage')).MicroFrontendsPage,
  '/notification-settings': async () => (await import('./notifications/NotificationSettingsPage')).NotificationSettingsPage,
  '/reset-password': async () => (await import('./accounts/ResetPasswordPage')).ResetPasswordPage,
  '/order-tracking': async () => (await import('./orders/OrderTrackingPage')).OrderTrackingPage,
  '/builder-dashboard': async () => (await import('./orders/BuilderDashboardPage')).BuilderDashboardPage,
  '/developments': async () => (await import('./developments/DevelopmentsPage')).DevelopmentsPage,
  '/place-order': async () => (await import('./orders/PlaceOrderPage')).PlaceOrderPage,
  '/engineering-review': async () => (await import('./orders/engineering/EngineeringReviewPage')).EngineeringReviewPage,
  '/payments': async () => (await import('./payments/PaymentsPage')).PaymentsPage,
  '/shop': async () => (await import('./network/OwnShopPage')).OwnShopPage,
} as const

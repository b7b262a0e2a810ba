import { Section } from '@framewell/design-system/elements/layout/Section'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { EDITOR_ROLES, OPERATOR_ROLES, type Role } from '@framewell/domain/accounts/roles'
import { type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { VerifyingAccess } from '@framewell/remote-kit/session/VerifyingAccess'
import { framed, framedLater } from '@framewell/remote-kit/shell/framed'
import { later } from '@framewell/remote-kit/shell/later'
import type { ComponentType, ReactNode } from 'react'
import { AdminLoginPage } from './accounts/AdminLoginPage'
import { OperatorGuard } from './accounts/OperatorGuard'

/** A screen behind the sign-in, loaded when it is opened. */
const behindSignIn = (load: () => Promise<ComponentType>, roles: readonly Role[] = OPERATOR_ROLES) => {
  const Screen = later(load, <VerifyingAccess />)
  return framed(
    <OperatorGuard roles={roles}>
      <Screen />
    </OperatorGuard>,
  )
}

const waiting = (
  <Section space="tight">
    <LoadingArea label="Loading the page">
      <Skeleton shape="block" height="32rem" />
    </LoadingArea>
  </Section>
)

/** What this remote exposes to the shell: the screens of routes.ts. */
const app: RemoteApp<ReactNode> = {
  contract: SHELL_CONTRACT_VERSION,
  routes: {
    '/admin-login': framed(<AdminLoginPage />),
    '/admin': behindSignIn(async () => (await import('./dashboard/AdminPage')).AdminPage),
    '/admin-dashboard': behindSignIn(async () => (await import('./dashboard/ControlCenterPage')).ControlCenterPage),
    '/analytics': behindSignIn(async () => (await import('./analytics/AnalyticsPage')).AnalyticsPage),
    '/yc-dashboard': framedLater(async () => (await import('./analytics/YcDashboardPage')).YcDashboardPage, waiting),
    '/content-management': behindSignIn(async () => (await import('./content/ContentManagementPage')).ContentManagementPage, EDITOR_ROLES),
  },
  widgets: {},
}

export default app

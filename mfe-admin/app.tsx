import { Section } from '@framewell/design-system/elements/layout/Section'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import { type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { VerifyingAccess } from '@framewell/remote-kit/session/VerifyingAccess'
import { framed, framedLater } from '@framewell/remote-kit/shell/framed'
import { later } from '@framewell/remote-kit/shell/later'
import type { ReactNode } from 'react'
import { AdminLoginPage } from './accounts/AdminLoginPage'
import { OperatorGuard } from './accounts/OperatorGuard'
import { ContentManagementPage } from './content/ContentManagementPage'
import { AdminPage } from './dashboard/AdminPage'
import { ControlCenterPage } from './dashboard/ControlCenterPage'

/** Loaded when opened. */
const Analytics = later(async () => (await import('./analytics/AnalyticsPage')).AnalyticsPage, <VerifyingAccess />)

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
    '/admin': framed(
      <OperatorGuard>
        <AdminPage />
      </OperatorGuard>,
    ),
    '/admin-dashboard': framed(
      <OperatorGuard>
        <ControlCenterPage />
      </OperatorGuard>,
    ),
    '/analytics': framed(
      <OperatorGuard>
        <Analytics />
      </OperatorGuard>,
    ),
    '/yc-dashboard': framedLater(async () => (await import('./analytics/YcDashboardPage')).YcDashboardPage, waiting),
    '/content-management': framed(
      <OperatorGuard roles={EDITOR_ROLES}>
        <ContentManagementPage />
      </OperatorGuard>,
    ),
  },
  widgets: {},
}

export default app

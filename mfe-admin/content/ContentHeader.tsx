import { Button } from '@framewell/design-system/elements/button/Button'
import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { hasRole } from '@framewell/remote-kit/session/hasRole'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { CommandBar } from '../command/CommandBar'
import { DashboardHeader } from '../dashboard/DashboardHeader'

/** The content screen's header, with links to the dashboard (for those who may see it) and to the panel. */
export const ContentHeader = () => {
  const { data: session } = useQuery(sessionQuery(useShell()))
  return (
    <DashboardHeader title="Content">
      {session && hasRole(session, OPERATOR_ROLES) ? (
        <>
          <CommandBar />
          <Button size="small" href="/admin">
            Dashboard
          </Button>
        </>
      ) : null}
      {/* The panel is a separate page, not a route of the site. */}
      <Button size="small" asChild>
        <a href="/cms">Panel</a>
      </Button>
    </DashboardHeader>
  )
}

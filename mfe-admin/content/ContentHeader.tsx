import { Button } from '@framewell/design-system/elements/button/Button'
import { Menu } from '@framewell/design-system/elements/menu/Menu'
import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { hasRole } from '@framewell/remote-kit/session/hasRole'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { CommandBar } from '../command/CommandBar'
import { DashboardHeader } from '../dashboard/DashboardHeader'

/** What editors set up in the panel, which is a separate page, not a route of the site. */
const PANEL_ENTRIES = [
  ['Picture library', 'collections/media'],
  ['Navigation', 'globals/navigation'],
  ['Site settings', 'globals/site-settings'],
  ['Redirects', 'collections/redirects'],
  ['Panel', ''],
].map(([label = '', path = '']) => ({ label, onSelect: () => window.location.assign(`/cms/${path}`) }))

/** The content screen's header, with links to the dashboard (for those who may see it) and to what is set up in the panel. */
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
      <Menu trigger={<Button size="small">Site</Button>} entries={PANEL_ENTRIES} />
    </DashboardHeader>
  )
}

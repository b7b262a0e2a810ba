import { Button } from '@framewell/design-system/elements/button/Button'
import { Menu } from '@framewell/design-system/elements/menu/Menu'
import { RotateCw, Settings } from 'lucide-react'
import { AlertsButton } from '../alerts/AlertsButton'
import { CommandBar } from '../command/CommandBar'
import { DeskHeader } from './DeskHeader'
import { useRefresh } from './useRefresh'

/** The control center's head: search, the way to the content screen, alerts, settings, refresh. */
export const ControlCenterHeader = () => {
  const refresh = useRefresh()
  return (
    <DeskHeader title="Admin Control Center">
      <CommandBar />
      <Button size="small" href="/content-management">
        Content
      </Button>
      <AlertsButton />
      <Menu
        trigger={
          <Button size="small" icon={<Settings />}>
            Settings
          </Button>
        }
        entries={[
          { label: 'Site settings', href: '/cms/globals/site-settings' },
          { label: 'Credit policy', href: '/cms/globals/credit-policy' },
          { label: 'Prices', href: '/cms/globals/price-settings' },
          { label: 'Accounts', href: '/cms/collections/accounts' },
        ]}
      />
      <Button size="small" icon={<RotateCw />} pending={refresh.isPending} pendingText="Refreshing..." onClick={() => refresh.mutate()}>
        Refresh
      </Button>
    </DeskHeader>
  )
}

import { Button } from '@framewell/design-system/elements/button/Button'
import { Menu, type MenuEntry } from '@framewell/design-system/elements/menu/Menu'
import { RotateCw, Settings } from 'lucide-react'
import { AlertsButton } from '../alerts/AlertsButton'
import { CommandBar } from '../command/CommandBar'
import { TasksButton } from '../tasks/TasksButton'
import { DashboardHeader, WideOnly } from './DashboardHeader'
import { useRefresh } from './useRefresh'

const CONTENT = { label: 'Content', href: '/content-management' } as const satisfies MenuEntry

const SETTINGS: readonly MenuEntry[] = [
  { label: 'Site settings', href: '/cms/globals/site-settings' },
  { label: 'Credit policy', href: '/cms/globals/credit-policy' },
  { label: 'Prices', href: '/cms/globals/price-settings' },
  { label: 'Accounts', href: '/cms/collections/accounts' },
]

/** The control center's header: search, a link to the content screen, alerts, settings, refresh. */
export const ControlCenterHeader = () => {
  const refresh = useRefresh()
  return (
    <DashboardHeader title="Admin Control Center" more={[{ label: 'Refresh', onSelect: () => refresh.mutate() }, CONTENT, ...SETTINGS]}>
      <CommandBar />
      <TasksButton />
      <WideOnly>
        <Button size="small" href={CONTENT.href}>
          {CONTENT.label}
        </Button>
      </WideOnly>
      <AlertsButton />
      <WideOnly>
        <Menu
          trigger={
            <Button size="small" icon={<Settings />}>
              Settings
            </Button>
          }
          entries={SETTINGS}
        />
      </WideOnly>
      <WideOnly>
        <Button size="small" icon={<RotateCw />} pending={refresh.isPending} pendingText="Refreshing..." onClick={() => refresh.mutate()}>
          Refresh
        </Button>
      </WideOnly>
    </DashboardHeader>
  )
}

import { Button } from '@framewell/design-system/elements/button/Button'
import { RotateCw } from 'lucide-react'
import { DeskHeader } from './DeskHeader'
import { useRefresh } from './useRefresh'

/** The dashboard's head: the way to the content screen, refresh. */
export const ControlCenterHeader = () => {
  const refresh = useRefresh()
  return (
    <DeskHeader title="Admin Control Center">
      <Button size="small" href="/content-management">
        Content
      </Button>
      <Button size="small" icon={<RotateCw />} pending={refresh.isPending} pendingText="Refreshing..." onClick={() => refresh.mutate()}>
        Refresh
      </Button>
    </DeskHeader>
  )
}

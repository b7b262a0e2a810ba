import { Button } from '@framewell/design-system/elements/button/Button'
import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { alertsQuery } from '../insights/insightQueries'
import { AlertList } from './AlertList'

/** The number of firing alerts; opens the list, where each links to the place to resolve it. */
export const AlertsButton = () => {
  const [open, setOpen] = useState(false)
  const firing = useQuery(alertsQuery(useGuardedCall())).data?.firing
  return (
    <Drawer
      title="Alerts"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" icon={<Bell />}>
          Alerts <Firing>{firing === undefined ? null : `(${firing})`}</Firing>
        </Button>
      }
    >
      <AlertList onLeave={() => setOpen(false)} />
    </Drawer>
  )
}

/** Reserves the width of a two-digit number so that nothing shifts when it loads. */
const Firing = styled.span`
  display: inline-block;
  min-width: 4ch;
  text-align: start;
`

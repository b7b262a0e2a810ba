import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { MOST_ROLL_FORMERS } from '@framewell/domain/export/machine/rollFormer'
import { type OwnShop, removeOwnRollFormer } from '@framewell/domain/network/ownShopCalls'
import { figure } from '@framewell/domain/numbers/figure'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ownShopQuery } from '../ownShopQueries'
import { MachineForm } from './MachineForm'
import { emptyMachine, type TypedMachine, typedMachine } from './typedMachine'

/** The shop's roll-formers, for which files of its wall panels are written. */
export const RollFormers = ({ rollFormers }: Pick<OwnShop, 'rollFormers'>) => {
  const shell = useShell()
  const queries = useQueryClient()
  const { queryKey } = ownShopQuery(useGuardedCall())
  const [open, setOpen] = useState<TypedMachine | null>(null)
  const removing = useSend(removeOwnRollFormer, {
    onSent: (answer) => {
      queries.setQueryData(queryKey, answer)
      shell.toast({ title: 'Machine removed', tone: 'success' })
    },
  })
  return (
    <Stack as="section" gap={4} aria-label="Roll-formers">
      <Stack gap={1}>
        <Heading level={2} size={4}>
          Roll-formers
        </Heading>
        <Text tone="muted">
          Enter a machine once, from its manual and your set-up: wall panels and floors of your orders can then be downloaded as files for
          it. Nothing about its tools is assumed.
        </Text>
      </Stack>
      {open ? (
        <Card>
          <MachineForm key={open.id} machine={open} onDone={() => setOpen(null)} />
        </Card>
      ) : (
        <>
          {rollFormers.map((machine) => (
            <Stack key={machine.id} direction="row" gap={3} role="group" aria-label={machine.name}>
              <Text>
                <strong>{machine.name}</strong>: {machine.profiles.length} {machine.profiles.length === 1 ? 'section' : 'sections'}, pieces{' '}
                {figure(machine.shortestMm)} to {figure(machine.longestMm)} mm
              </Text>
              <Button size="small" onClick={() => setOpen(typedMachine(machine))}>
                Change {machine.name}
              </Button>
              <Button size="small" variant="plain" pending={removing.busy} onClick={() => void removing.send({ id: machine.id })}>
                Remove {machine.name}
              </Button>
            </Stack>
          ))}
          <SendAlert failure={removing.failure} />
          <div>
            <Button
              icon={<Plus />}
              disabledReason={rollFormers.length < MOST_ROLL_FORMERS ? null : 'Remove a machine first.'}
              onClick={() => setOpen(emptyMachine())}
            >
              Add a machine
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}

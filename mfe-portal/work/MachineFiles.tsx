import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Text } from '@framewell/design-system/elements/text/Text'
import { MACHINE_FORMATS, type MachineFormat } from '@framewell/domain/export/machine/machineFormats'
import type { OwnShop } from '@framewell/domain/network/ownShopCalls'
import { downloadMachineFile, type MachineAnswer } from '@framewell/domain/orders/machineCalls'
import type { OrderPanels } from '@framewell/domain/orders/panelCalls'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { ownShopQuery } from '../network/ownShopQueries'
import { machineFilesQuery } from '../orders/orderQueries'

const FORMAT_WORDS: Record<MachineFormat, { readonly label: string; readonly ending: string }> = {
  'howick-csv': { label: 'Howick CSV', ending: 'csv' },
  'framecad-xml': { label: 'FRAMECAD import XML', ending: 'xml' },
}

/** An order's panels as files for the shop's own roll-formers; read when opened. */
export const MachineFiles = ({ number, panels }: Pick<OrderPanels, 'panels'> & { number: string }) => {
  const [isOpen, setOpen] = useState(false)
  // Loose pieces of a floor are rolled like those of a cassette; loose roof pieces and straps are in no file.
  const marks = panels.filter(({ part, loose }) => part === 'floor' || (part !== 'roof' && !loose)).map(({ mark }) => mark)
  return (
    <Disclosure wide summary="Files for your roll-former" onToggle={(event) => setOpen(event.currentTarget.open)}>
      {isOpen ? <OfOwnMachines number={number} marks={marks} /> : null}
    </Disclosure>
  )
}

const OfOwnMachines = ({ number, marks }: Omit<ChoiceProps, 'machines'>) => {
  const read = useQuery(ownShopQuery(useGuardedCall()))
  return (
    <Reading read={read} loading="Loading your machines..." failure="Unable to load your machines." gone="Your account runs no shop.">
      {({ shop }) =>
        shop && shop.rollFormers.length > 0 ? (
          <Choice number={number} marks={marks} machines={shop.rollFormers} />
        ) : (
          <Text>
            Add your roll-former under <Link href="/shop?tab=profile">Profile</Link>, and panels can be downloaded as files for it.
          </Text>
        )
      }
    </Reading>
  )
}

interface ChoiceProps {
  readonly number: string
  readonly marks: readonly string[]
  readonly machines: OwnShop['rollFormers']
}

const Choice = ({ number, marks, machines }: ChoiceProps) => {
  const [panel, setPanel] = useState(marks[0] ?? '')
  const [machine, setMachine] = useState(machines[0]?.id ?? '')
  const [format, setFormat] = useState<MachineFormat>('howick-csv')
  const asked = { orderId: number, panel, machine, format }
  const read = useQuery(machineFilesQuery(useGuardedCall(), asked))
  return (
    <Stack gap={3}>
      <FieldGroup columns={3}>
        <SelectField
          label="Panel"
          value={panel}
          options={marks.map((mark) => ({ value: mark, label: mark }))}
          onChange={(event) => setPanel(event.currentTarget.value)}
        />
        <SelectField
          label="Machine"
          value={machine}
          options={machines.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setMachine(event.currentTarget.value)}
        />
        <SelectField
          label="Format"
          value={format}
          options={MACHINE_FORMATS.map((each) => ({ value: each, label: FORMAT_WORDS[each].label }))}
          onChange={(event) => setFormat(MACHINE_FORMATS.find((each) => each === event.currentTarget.value) ?? 'howick-csv')}
        />
      </FieldGroup>
      <Reading read={read} loading="Checking the panel..." failure="Unable to check the panel." gone="This panel no longer exists.">
        {(answer) => <Files asked={asked} {...answer} />}
      </Reading>
    </Stack>
  )
}

interface FilesProps extends MachineAnswer {
  readonly asked: { readonly orderId: string; readonly panel: string; readonly machine: string; readonly format: MachineFormat }
}

const Files = ({ asked, files, problems, leftOut, unmarked }: FilesProps) => {
  const download = useDownload()
  const { ending } = FORMAT_WORDS[asked.format]
  return (
    <Stack gap={3}>
      {problems.length > 0 ? (
        <Alert tone="warn" title={`No machine file for ${asked.panel}`}>
          {problems.join(' ')}
        </Alert>
      ) : (
        <Stack direction="row" gap={3}>
          {files.map(({ code, pieces }) => (
            <Button
              key={code}
              icon={<FileDown />}
              onClick={() => void download(downloadMachineFile, { ...asked, code }, `${asked.orderId}-${asked.panel}-${code}.${ending}`)}
            >
              {code}: {pieces} {pieces === 1 ? 'piece' : 'pieces'}
            </Button>
          ))}
        </Stack>
      )}
      <Text size="small" tone="muted">
        Preliminary: check each file at the machine before it rolls.
      </Text>
      <Reasons summary="Not exported" reasons={leftOut} />
      <Reasons summary="Joints and holes that are not struck" reasons={unmarked} />
    </Stack>
  )
}

/** What is in no file, by reason. */
const Reasons = ({ summary, reasons }: { summary: string; reasons: readonly string[] }) =>
  reasons.length > 0 ? (
    <Disclosure summary={summary}>
      <Stack gap={2}>
        {reasons.map((reason) => (
          <Text key={reason} size="small">
            {reason}
          </Text>
        ))}
      </Stack>
    </Disclosure>
  ) : null

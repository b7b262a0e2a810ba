import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { FRAME_FORMAT_NAMES, FRAME_FORMATS } from '@framewell/domain/export/frameFormat'
import { overLimitWords, PANEL_NOTES, panelBasisWords } from '@framewell/domain/framing/panelLimits'
import { shopLength } from '@framewell/domain/framing/shopLength'
import { figure } from '@framewell/domain/numbers/figure'
import { downloadOrderFrame, downloadPanelList, type OrderPanels } from '@framewell/domain/orders/panelCalls'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { FileDown, Table2 } from 'lucide-react'
import { panelsQuery } from '../orders/orderQueries'
import { MachineFiles } from './MachineFiles'

/** An order's panels as its shop makes, loads and sets them. */
export const WorkPanels = ({ number }: { number: string }) => {
  const read = useQuery(panelsQuery(useGuardedCall(), number))
  return (
    <Stack as="section" gap={3} aria-label="Panels">
      <Heading level={3} size={5}>
        Panels
      </Heading>
      <Reading read={read} loading="Loading panels..." failure="Unable to load the panels." gone="No panels to show">
        {(panels) => <Panels number={number} {...panels} />}
      </Reading>
    </Stack>
  )
}

const Panels = ({ number, basis, fixed, panels, bundles, added }: OrderPanels & { number: string }) => {
  const download = useDownload()
  const made = panels.filter(({ loose }) => !loose)
  const over = made.filter(({ beyond }) => beyond.length > 0)
  const heaviest = made.reduce((most, { shippedPounds }) => Math.max(most, shippedPounds), 0)
  return (
    <Stack gap={3}>
      <Text>
        {figure(made.length)} panels in {figure(bundles.length)} bundles, the heaviest {figure(Math.ceil(heaviest))} lb as shipped.{' '}
        {panelBasisWords(basis)}
      </Text>
      <Text size="small" tone="muted">
        {fixed
          ? 'The panels are fixed, because the order is accepted.'
          : 'They follow your panel limits, under Profile, until you accept the order.'}{' '}
        {added.pieces > 0
          ? `${figure(added.pieces)} studs and joists are added at joints, ${figure(Math.ceil(added.pounds))} lb of steel. `
          : ''}
        {PANEL_NOTES.join(' ')}
      </Text>
      {over.length > 0 ? (
        <Alert tone="warn" title={`${figure(over.length)} over the limits, with no place to cut them`}>
          {over.map(({ mark, beyond }) => `${mark}: ${beyond.map((limit) => overLimitWords(limit, basis.limits)).join(', ')}`).join('. ')}.
        </Alert>
      ) : null}
      <Disclosure wide summary="Every panel, in the order it is set">
        <Table
          caption="Panels in erection order"
          rows={panels}
          rowKey={({ mark }) => mark}
          columns={[
            { id: 'mark', header: 'Panel', cell: ({ mark, loose }) => (loose ? `${mark}, loose pieces` : mark), onPhone: 'title' },
            { id: 'length', header: 'Length', align: 'end', cell: ({ lengthFeet }) => onOneLine(lengthFeet) },
            {
              id: 'height',
              header: 'Height',
              align: 'end',
              cell: ({ loose, heightFeet }) => (loose ? 'None' : onOneLine(heightFeet)),
            },
            { id: 'weight', header: 'Shipped', align: 'end', cell: ({ shippedPounds }) => `${figure(Math.ceil(shippedPounds))} lb` },
            { id: 'bundle', header: 'Bundle', cell: ({ bundle }) => bundle },
            { id: 'beside', header: 'Beside', cell: ({ neighbors }) => neighbors.join(', ') || 'None' },
          ]}
        />
      </Disclosure>
      <MachineFiles number={number} panels={panels} />
      <Stack direction="row" gap={3}>
        <Button icon={<Table2 />} onClick={() => void download(downloadPanelList, { orderId: number }, `${number}-panels.csv`)}>
          Panel list
        </Button>
        {FRAME_FORMATS.map((format) => (
          <Button
            key={format}
            icon={<FileDown />}
            onClick={() => void download(downloadOrderFrame, { orderId: number, format }, `${number}_frame.${format}`)}
          >
            {FRAME_FORMAT_NAMES[format]}
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}

/** A length that no line breaks before its fraction. */
const onOneLine = (feet: number) => shopLength(feet * 12).replace(' ', '\u00a0')

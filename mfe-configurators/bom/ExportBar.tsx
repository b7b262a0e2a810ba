import { Button } from '@framewell/design-system/elements/button/Button'
import type { generateBom } from '@framewell/domain/bom/calls'
import { FRAME_FORMAT_NAMES } from '@framewell/domain/export/frameFormat'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { Box, Braces, DraftingCompass, FileText, Printer, Ruler, Scissors, Sheet } from 'lucide-react'
import { styled } from 'styled-components'
import { type ExportKind, useExportBom } from './useExportBom'

const NO_BOM = 'No BOM to export'

const EXPORTS: readonly { readonly kind: ExportKind; readonly label: string; readonly icon: typeof Sheet }[] = [
  { kind: 'csv', label: 'Export CSV', icon: Sheet },
  { kind: 'pdf', label: 'Export PDF', icon: FileText },
  { kind: 'json', label: 'Export JSON', icon: Braces },
  { kind: 'cut-list', label: 'Cut list CSV', icon: Scissors },
  { kind: 'drawings', label: FRAME_FORMAT_NAMES.pdf, icon: Ruler },
  { kind: 'dxf', label: 'Drawings DXF', icon: DraftingCompass },
  { kind: 'ifc', label: 'Model IFC', icon: Box },
]

/** Downloads of the displayed bill. Without one, the buttons stay in place and say why they are disabled. */
export const ExportBar = ({ request }: { request: CallInput<typeof generateBom> | null }) => {
  const save = useExportBom(request ?? { plan_id: '' })
  return (
    <Bar role="group" aria-label="Export the bill of materials" data-no-print>
      {EXPORTS.map(({ kind, label, icon: Icon }) => (
        <Button
          key={kind}
          size="small"
          icon={<Icon />}
          disabledReason={request ? null : NO_BOM}
          pending={save.isPending && save.variables === kind}
          pendingText="Exporting"
          onClick={() => save.mutate(kind)}
        >
          {label}
        </Button>
      ))}
      <Button size="small" variant="plain" icon={<Printer />} disabledReason={request ? null : NO_BOM} onClick={() => window.print()}>
        Print
      </Button>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

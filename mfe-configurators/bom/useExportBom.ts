import { type BomFormat, PRICED_FORMATS } from '@framewell/domain/bom/bomExport'
import { exportBom, exportCutList, exportFrame, type generateBom } from '@framewell/domain/bom/calls'
import type { FrameFormat } from '@framewell/domain/export/frameFormat'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { TOAST_TITLES, TOASTS } from '@framewell/domain/notices/toasts'
import { saveFile } from '@framewell/remote-kit/files/saveFile'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation } from '@tanstack/react-query'
import { useConfirmedSite } from '../structure/confirmedSite'
import { EXPORT_FAILED, failureSentence } from './bomFailure'

export type ExportKind = BomFormat | Exclude<FrameFormat, 'pdf'> | 'drawings' | 'cut-list'

const isBill = (kind: ExportKind): kind is BomFormat => kind in PRICED_FORMATS

/** Downloads the displayed bill or its frame; CSV and PDF with prices, JSON without. */
export function useExportBom(bom_request: CallInput<typeof generateBom>) {
  const { call, toast } = useShell()
  const { site: confirmed } = useConfirmedSite()
  return useMutation({
    mutationFn: (kind: ExportKind) => {
      if (kind === 'cut-list') return saveFile(call, exportCutList, { bom_request }, 'cut-list.csv')
      if (kind === 'dxf' || kind === 'ifc' || kind === 'drawings') {
        const format = kind === 'drawings' ? 'pdf' : kind
        return saveFile(call, exportFrame, { format, ...(confirmed ? { site: confirmed } : {}), bom_request }, `frame.${format}`)
      }
      return saveFile(call, exportBom, { format: kind, include_pricing: PRICED_FORMATS[kind], bom_request }, `BOM.${kind}`)
    },
    onSuccess: (name, kind) => {
      const { title, description } = TOASTS.bomExported
      toast({ title, description: isBill(kind) ? description : `${name} downloaded successfully`, tone: 'success' })
    },
    onError: (error, kind) => {
      const failed = isBill(kind) ? EXPORT_FAILED : 'The file could not be made'
      toast({ title: TOAST_TITLES.bomExportFailed, description: failureSentence(error, failed), tone: 'destructive' })
    },
  })
}

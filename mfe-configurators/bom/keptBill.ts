import { type Bom, bomSchema } from '@framewell/domain/bom/bom'
import { readBrowserStore, writeBrowserStore } from '@framewell/remote-kit/drafts/browserStore'
import { z } from 'zod'

/** The bill last made in this tab: a reload and the way back show it again instead of an empty page. */
const PLACE = 'framewell.bom.last'

const keptBillSchema = z.object({ asked: z.string(), bom: bomSchema })

/** The kept bill if it was made for exactly this request (as JSON); null otherwise. */
export function readKeptBill(asked: string): Bom | null {
  const text = readBrowserStore('session', PLACE)
  if (text === null) return null
  try {
    const kept = keptBillSchema.parse(JSON.parse(text))
    return kept.asked === asked ? kept.bom : null
  } catch (error) {
    console.warn(`Ignored what this browser had saved as ${PLACE}: it cannot be read.`, error)
    return null
  }
}

/** Keeps a bill with what it was asked with; null removes it. */
export function keepBill(bill: { readonly asked: string; readonly bom: Bom } | null): void {
  writeBrowserStore('session', PLACE, bill && JSON.stringify(bill))
}

import { type Bom, bomSchema } from '@framewell/domain/bom/bom'
import { readBrowserStore, writeBrowserStore } from '@framewell/remote-kit/drafts/browserStore'
import { z } from 'zod'

/** The last bill of this tab, restored after a reload or back. */
const PLACE = 'framewell.bom.last'

const storedBillSchema = z.object({ asked: z.string(), bom: bomSchema })

/** The stored bill if it was generated for exactly this request (as JSON); otherwise null. */
export function readStoredBill(asked: string): Bom | null {
  const text = readBrowserStore('session', PLACE)
  if (text === null) return null
  try {
    const kept = storedBillSchema.parse(JSON.parse(text))
    return kept.asked === asked ? kept.bom : null
  } catch (error) {
    console.warn(`Ignored what this browser had saved as ${PLACE}: it cannot be read.`, error)
    return null
  }
}

/** Stores a bill with its request; null deletes it. */
export function storeBill(bill: { readonly asked: string; readonly bom: Bom } | null): void {
  writeBrowserStore('session', PLACE, bill && JSON.stringify(bill))
}

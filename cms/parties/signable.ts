import { createHash } from 'node:crypto'
import { formText } from '@framewell/domain/orders/orderForm'

/** A text with the hash that is stored with its signature: SHA-256, in hex. */
export function signable(paragraphs: readonly string[]) {
  return { paragraphs: [...paragraphs], textHash: createHash('sha256').update(formText(paragraphs)).digest('hex') }
}

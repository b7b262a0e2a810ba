import { createHash } from 'node:crypto'

/** The idempotency key of a form that was sent by a browser without our code: the same answers are the same attempt. */
export function formKey(given: unknown): string {
  return `plain-${createHash('sha256').update(JSON.stringify(given)).digest('hex')}`
}

import { isApiError } from '@framewell/domain/http/isApiError'
import { z } from 'zod'
import { CONTACT_FIELDS, type ContactField } from './useContactForm'

/** Why a submission did not become a quote. */
export type QuoteFailure =
  | { readonly kind: 'totalChanged' /** US dollars. */; readonly submitted: number; readonly expected: number }
  | {
      readonly kind: 'refused'
      readonly messages: readonly string[]
      readonly contact: readonly { field: ContactField; message: string }[]
    }
  | { readonly kind: 'failed'; readonly detail: string }

const expectedSchema = z.object({ total: z.number() })

export function quoteFailure(error: unknown, submitted: number, online: boolean): QuoteFailure {
  if (!isApiError(error)) {
    return {
      kind: 'failed',
      detail: online
        ? 'The connection was lost before an answer came. Everything is kept, and sending it again will not create a second quote.'
        : 'You seem to be offline. Everything is kept on this device; send it when you are back online.',
    }
  }
  const { problem } = error
  const expected = expectedSchema.safeParse(problem?.expected)
  if (problem?.code === 'totalChanged' && expected.success) return { kind: 'totalChanged', submitted, expected: expected.data.total }
  if (problem?.fields?.length) {
    const contact = problem.fields.flatMap(({ path, message }) => {
      const field = CONTACT_FIELDS.find((name) => path === `contact.${name}`)
      return field ? [{ field, message }] : []
    })
    const messages = problem.fields.filter(({ path }) => !path.startsWith('contact.')).map(({ message }) => message)
    return { kind: 'refused', messages, contact }
  }
  return { kind: 'failed', detail: problem?.error ?? 'The service did not answer as expected. Everything you entered is kept.' }
}

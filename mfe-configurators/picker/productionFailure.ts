import { isApiError } from '@framewell/domain/http/isApiError'
import { z } from 'zod'

/** Why a production did not start; dollars. */
export type ProductionFailure =
  | { readonly kind: 'totalChanged'; readonly submitted: number; readonly expected: number }
  | { readonly kind: 'failed'; readonly detail: string }

const expectedSchema = z.object({ total: z.number() })

export function productionFailure(error: unknown, submitted: number, online: boolean): ProductionFailure {
  if (!isApiError(error)) {
    return {
      kind: 'failed',
      detail: online
        ? 'The connection was lost before an answer came. Starting again will not start a second production.'
        : 'You seem to be offline. Your choices are kept on this device; start when you are back online.',
    }
  }
  const { problem } = error
  const expected = expectedSchema.safeParse(problem?.expected)
  if (problem?.code === 'totalChanged' && expected.success) return { kind: 'totalChanged', submitted, expected: expected.data.total }
  const fields = (problem?.fields ?? []).map(({ message }) => message).join(' ')
  return { kind: 'failed', detail: [problem?.error ?? 'The service did not answer as expected.', fields].filter(Boolean).join(' ') }
}

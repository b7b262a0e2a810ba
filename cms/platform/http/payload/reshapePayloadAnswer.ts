import type { Problem } from '@framewell/domain/http/problem'
import { problem, SHARED_PROBLEMS, type SharedProblemCode } from '@framewell/domain/http/problem'
import { z } from 'zod'

const fieldError = z.object({ path: z.string().optional(), message: z.string() })
const payloadErrors = z.object({
  errors: z.array(
    z
      .object({
        message: z.string(),
        data: z
          .object({ errors: z.array(fieldError), code: z.string() })
          .partial()
          .nullish(),
      })
      .loose(),
  ),
})

/** What an act on several documents returns besides its errors. */
const severalAtOnce = z.object({ docs: z.array(z.unknown()), message: z.string(), totalDocs: z.number().optional() })

const CODES: Record<number, SharedProblemCode> = {
  400: 'invalidInput',
  401: 'signInRequired',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  413: 'bodyTooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  503: 'unavailable',
  507: 'storageFull',
}

/**
 * Gives the refusals of Payload's own REST the same shape as all others. The panel reads `errors`, so those stay, except for internal
 * errors, which reveal nothing. A `message` next to them would keep its forms from marking the fields; for several documents at once, its
 * lists read that and which ones were done.
 */
export async function reshapePayloadAnswer(answer: Response, requestId: string): Promise<Response> {
  if (answer.status < 400) return answer
  const status = answer.status === 501 ? 404 : answer.status
  const sent: unknown = answer.headers.get('content-type')?.includes('json') ? await answer.json().catch(() => undefined) : undefined
  const parsed = payloadErrors.safeParse(sent)
  const errors = status < 500 && parsed.success ? parsed.data.errors : undefined
  const shared = CODES[status] ?? (status < 500 ? 'invalidInput' : 'internal')
  // A refusal by our own hooks brings its code and its sentence.
  const own = errors?.[0]?.data?.code
  const code = own ?? shared
  const error = ((own !== undefined || status === 400) && errors?.[0]?.message) || SHARED_PROBLEMS[shared].message
  const body = {
    ...problem({ status, code, error, fields: fieldsOf(errors), requestId }),
    errors: errors ?? [{ message: error }],
    ...(status < 500 ? severalAtOnce.safeParse(sent).data : undefined),
  }
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  // The panel's forms read no other type: with problem+json they would say 'Bad Request' and leave the fields unmarked.
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.set('cache-control', 'no-store')
  if (status === 503) headers.set('retry-after', '1')
  return new Response(JSON.stringify(body), { status, headers })
}

function fieldsOf(errors: z.infer<typeof payloadErrors>['errors'] | undefined): Problem['fields'] {
  const fields = errors?.flatMap(({ data }) => data?.errors ?? []).map(({ path, message }) => ({ path: path ?? '', message }))
  return fields && fields.length > 0 ? fields : undefined
}

import { z } from 'zod'

/** RFC 9457 problem details, with the `error` member the specification's screens read. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** Stable code for programs: one of SHARED_PROBLEMS or of the call's own `errors`. */
  code: z.string(),
  /** The sentence shown to a person. */
  error: z.string(),
  detail: z.string().optional(),
  /** Refused fields and reasons; `path` joins the input path with dots. */
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The server's value, when a call was refused because of a difference: for example `{ total }` in dollars. */
  expected: z.record(z.string(), z.unknown()).optional(),
  /** The server's log id of the request. */
  requestId: z.string().optional(),
})
export type Problem = z.infer<typeof problemSchema>

/** Errors of every call. */
export const SHARED_PROBLEMS = {
  invalidInput: { status: 400, message: 'Some of the information is missing or not valid. Check the marked fields.' },
  malformedRequest: { status: 400, message: 'The request is not well-formed.' },
  malformedBody: { status: 400, message: 'The request body is not valid JSON.' },
  signInRequired: { status: 401, message: 'Please sign in to continue.' },
  keyRefused: { status: 401, message: 'This API key is unknown, was revoked, or has ended.' },
  keyScope: { status: 403, message: 'This API key may not make this call.' },
  forbidden: { status: 403, message: 'Your account may not do this.' },
  foreignOrigin: {
    status: 403,
    message:
      'This request did not come from a page of Framewell. Open the site and try again; another system sends an API key and no cookies.',
  },
  recheckRequired: {
    status: 403,
    message: 'For this we ask again who you are. Confirm it here or on your security page (/account-security), then try again.',
  },
  notFound: { status: 404, message: 'There is nothing at this address.' },
  methodNotAllowed: { status: 405, message: 'This address does not accept that method.' },
  requestInFlight: { status: 409, message: 'The same request is still being processed. Try again in a moment.' },
  tooSlow: { status: 408, message: 'The request took too long to arrive. Please try again.' },
  bodyTooLarge: { status: 413, message: 'The request is too large.' },
  unsupportedMediaType: { status: 415, message: 'Send the body as JSON (content type application/json).' },
  idempotencyKeyLength: { status: 400, message: 'An Idempotency-Key has 16 to 128 visible characters, for example a UUID.' },
  idempotencyMismatch: { status: 422, message: 'This Idempotency-Key was used for a different request. Use a new key.' },
  tooManyRequests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  tooManyMails: {
    status: 429,
    message:
      'This address was sent many emails from here lately, perhaps because of somebody else. Nothing more is mailed to it now: try again in an hour, or use another address.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing was saved. Please try again.' },
  storageFull: {
    status: 507,
    message: 'There is no space left to store this. What you typed is kept. Please try again later; we have been told.',
  },
  unavailable: { status: 503, message: 'The service is briefly unavailable. Please try again shortly.' },
} as const
export type SharedProblemCode = keyof typeof SHARED_PROBLEMS

/** Status phrases of RFC 9110 (15) and its registry. */
const PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  423: 'Locked',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
}

/** A refusal in the common shape. Without its own type, its title is the status phrase (RFC 9457, 4.2.1). */
export function problem(facts: Omit<Problem, 'type' | 'title'>): Problem {
  return { type: 'about:blank', title: PHRASES[facts.status] ?? 'Error', ...facts }
}

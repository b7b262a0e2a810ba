import { currentSession, type Session } from '@framewell/domain/accounts/session'
import { inputText } from '@framewell/domain/releases/inputText.mjs'
import { z } from 'zod'

const outcomeSchema = z.object({
  /** As the page sent it; recordings of older kits lack it. */
  request: z.object({ method: z.string(), url: z.string(), body: z.string().optional() }).optional(),
  output: z.unknown().optional(),
  refused: z.object({ status: z.number(), body: z.string() }).optional(),
})
/** By call, then by input. */
const recordingsSchema = z.record(z.string(), z.record(z.string(), outcomeSchema))

export interface RecordedAnswer {
  readonly status: number
  readonly body: string
}

/** Finds the answer that a team recorded for a request; undefined for any other request. */
export type RecordedAnswers = (method: string, url: string, body: string) => RecordedAnswer | undefined

interface Recordings {
  /** By the requests that got them. */
  readonly answers: RecordedAnswers
  /** The inputs, from which addresses of screens are filled. */
  readonly inputs: readonly object[]
  /** Who was signed in; null where only a stranger's visit was recorded. */
  readonly session: Session | null
}

/** What the team of a release recorded. */
export function readRecordings(text: string | null): Recordings {
  const recordings = text === null ? {} : (recordingsSchema.safeParse(JSON.parse(text)).data ?? {})
  const known = new Map<string, RecordedAnswer>()
  const inputs: object[] = []
  for (const [input, { request, output, refused }] of Object.values(recordings).flatMap((byInput) => Object.entries(byInput))) {
    inputs.push(Object(JSON.parse(input)))
    if (!request) continue
    const answer = refused ?? { status: 200, body: output === undefined ? '' : JSON.stringify(output) }
    known.set(keyOf(request.method, request.url, request.body ?? ''), answer)
  }
  const who = recordings[currentSession.name]?.[inputText({})]?.output
  return {
    answers: (method, url, body) => known.get(keyOf(method, url, body)),
    inputs,
    session: currentSession.output.safeParse(who).data?.session ?? null,
  }
}

/** The same for members and parameters in any order. */
function keyOf(method: string, url: string, body: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  searchParams.sort()
  return `${method} ${pathname}?${searchParams} ${bodyText(body)}`
}

function bodyText(body: string): string {
  if (body === '') return ''
  try {
    return inputText(JSON.parse(body))
  } catch {
    return body
  }
}

import { isApiError } from '@framewell/domain/http/isApiError'
import { problemText } from '@framewell/domain/http/problemText'

/** How a failure refers to the submission. */
export interface SendWords {
  /** What the call creates: 'quote'. Missing when the call changes something. */
  readonly makes?: string
  /** What is not lost, as the start of a sentence; default 'What you typed is kept'. */
  readonly kept?: string
  /** The form's input is a draft on this device: it survives a reload. */
  readonly keptOnDevice?: boolean
}

/** Why a submission created no record. */
export type SendFailure =
  /** The server has another total: both figures, US dollars. */
  | { readonly kind: 'totalChanged'; readonly submitted: number; readonly expected: number }
  /** Refused fields; `messages` are those no field of the form shows. */
  | { readonly kind: 'fields'; readonly sentence: string; readonly messages: readonly string[] }
  | { readonly kind: 'failed'; readonly sentence: string }

interface FailedSend {
  readonly words: SendWords
  readonly online: boolean
  /** The submitted total, if any. */
  readonly total?: number | undefined
  /** Whether the form has a field for an input path. */
  readonly shows?: (path: string) => boolean
}

/** A reload empties a form without a draft. */
const IN_THE_FORM = 'What you typed stays here as long as this page is open'

export function sendFailure(error: unknown, { words, online, total, shows = () => false }: FailedSend): SendFailure {
  const kept = words.kept ?? 'What you typed is kept'
  if (!isApiError(error)) {
    const again = words.makes ? `, and sending it again will not create a second ${words.makes}` : '; please try again'
    const sentence = online
      ? `The connection was lost before an answer came. ${kept}${again}.`
      : `You seem to be offline. ${words.keptOnDevice ? `${kept} on this device` : (words.kept ?? IN_THE_FORM)}; send it when you are back online.`
    return { kind: 'failed', sentence }
  }
  const { problem } = error
  const sentence = problem ? problemText(problem) : 'The service did not answer as expected.'
  // What is kept here is known to the form, not to the server.
  const isKept = !problem || problem.code === 'unavailable'
  const expected = problem?.code === 'totalChanged' ? problem.expected?.total : undefined
  if (typeof expected === 'number' && total !== undefined) return { kind: 'totalChanged', submitted: total, expected }
  if (!problem?.fields?.length) return { kind: 'failed', sentence: isKept ? `${sentence} ${kept}.` : sentence }
  return { kind: 'fields', sentence, messages: problem.fields.filter(({ path }) => !shows(path)).map(({ message }) => message) }
}

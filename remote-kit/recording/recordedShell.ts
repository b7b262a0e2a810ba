import { currentSession, type Session } from '@framewell/domain/accounts/session'
import { makeCallApi, requestFor } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { inputText } from '@framewell/domain/releases/inputText.mjs'
import type { Shell } from '@framewell/domain/releases/shell'
import type { Outcome, RecordingMode } from './recordingMode'

/** Set by the build of `dev --record` and `dev --recorded`. */
declare const RECORDING: { readonly mode: RecordingMode; readonly at: string }

/** Replaces `currentShell` while a remote is developed with recorded data. */
export function currentShell(shell: Shell): Shell {
  const known = made.get(shell)
  if (known) return known
  const used = recordedShell(shell, RECORDING.mode, callerOf(RECORDING.at))
  made.set(shell, used)
  return used
}
const made = new WeakMap<Shell, Shell>()

interface Asked {
  readonly call: string
  readonly input: string
  readonly outcome?: Outcome
}
/** Asks the recording server; undefined for what was not recorded. */
type Ask = (asked: Asked) => Promise<Outcome | undefined>

/**
 * A shell that records its calls' answers and who is signed in, or replays them. Files are excluded: they pass through while recording, and
 * count as not recorded on replay.
 */
export function recordedShell(shell: Shell, mode: RecordingMode, ask: Ask): Shell {
  const session: Shell['session'] = async () => {
    if (mode === 'recorded') {
      const outcome = await ask(WHO)
      return outcome && 'output' in outcome ? currentSession.output.parse(outcome.output).session : null
    }
    const signedIn = await shell.session()
    // A stranger's page is tried in any case, so signing out does not remove who was recorded.
    if (signedIn) await ask({ ...WHO, outcome: { output: { session: publicStatement(signedIn) } } })
    return signedIn
  }
  const call: Shell['call'] = async (called, input, options) => {
    const asked = { call: called.name, input: inputText(input) }
    if (mode === 'recorded') {
      const outcome = await ask(asked)
      if (!outcome) {
        const missing = `${called.name} was not recorded with ${asked.input}: run dev --record and do the same once.`
        // The screen only says that its data could not be loaded.
        console.error(missing)
        throw new Error(missing)
      }
      const { status, body } = 'refused' in outcome ? outcome.refused : { status: 200, body: JSON.stringify(outcome.output) }
      return makeCallApi(async () => ({ status, statusText: '', text: async () => body }))(called, input)
    }
    // The trial in a browser answers requests, not calls: it knows no call of a micro-frontend's own service.
    const { url, body } = requestFor(called, input)
    const request = { method: called.method, url, ...(body === undefined ? {} : { body }) }
    const isFile = called.answers === 'stream' || options?.file !== undefined
    const isStored = !isFile && called.name !== WHO.call
    try {
      const output = await shell.call(called, input, options)
      if (isStored) await ask({ ...asked, outcome: { request, output } })
      return output
    } catch (error) {
      if (isApiError(error) && isStored) {
        await ask({ ...asked, outcome: { request, refused: { status: error.status, body: error.body } } })
      }
      throw error
    }
  }
  return { ...shell, session, call }
}

const WHO = { call: currentSession.name, input: inputText({}) }

/** Of a signed-in person, what a service of the micro-frontend learns too: account ID and role. The other members are the same for everybody. */
function publicStatement({ id, role }: Session): Session {
  return { id, role, name: 'Recorded account', email: 'recorded@example.com', expiresAt: '2100-01-01T00:00:00.000Z' }
}

function callerOf(at: string): Ask {
  return async (asked) => {
    // Plain text avoids a CORS preflight.
    const response = await fetch(at, { method: 'POST', body: JSON.stringify(asked) })
    const answer = await response.json()
    if (response.ok) return answer.outcome
    if (response.status === 404) return undefined
    throw new Error(String(answer.error))
  }
}

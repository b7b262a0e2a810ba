import { SHARED_PROBLEMS } from '@framewell/domain/http/problem'

/** Asks the person to prove again who they are; false if they decline. */
type Ask = () => Promise<boolean>

/**
 * The panel's own forms and buttons send by `fetch`. A request that is refused for lack of a recent identity check is sent again after the
 * check, so nothing typed is lost. @returns a function that removes this.
 */
export function askAgainOnRefusal(ask: Ask): () => void {
  const send = window.fetch
  const guarded: typeof fetch = async (input, init) => {
    // A request's body is consumed once it was sent.
    const again = input instanceof Request ? input.clone() : input
    const answer = await send(input, init)
    if (!(await asksWho(answer))) return answer
    return (await ask()) ? send(again, init) : answer
  }
  window.fetch = guarded
  return () => {
    if (window.fetch === guarded) window.fetch = send
  }
}

async function asksWho(answer: Response): Promise<boolean> {
  if (answer.status !== SHARED_PROBLEMS.recheckRequired.status) return false
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'recheckRequired'
}

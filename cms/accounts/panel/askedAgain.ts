import { SHARED_PROBLEMS } from '@framewell/domain/http/problem'

/** Asks the person again who they are; false when they would rather not. */
type Ask = () => Promise<boolean>

/**
 * The panel's own forms and buttons send by `fetch`. What is refused because somebody must show again who they are is sent once more after they
 * did: nothing that was typed is lost. @returns what takes it back.
 */
export function askAgainOnRefusal(ask: Ask): () => void {
  const send = window.fetch
  const guarded: typeof fetch = async (input, init) => {
    // The body of a request is gone when it was sent.
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

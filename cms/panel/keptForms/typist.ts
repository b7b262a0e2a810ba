import { APIError, type PayloadRequest } from 'payload'

/** Whether whoever is signed in typed what is to be saved; true where nobody says who did. */
export function isTypist({ user }: PayloadRequest, typedBy: string | null | undefined): boolean {
  return !typedBy || typedBy === String(user?.id)
}

/** Somebody else signed in while a form stood open: answered as if the typist's session had ended, which it has. */
export class NotTypist extends APIError {
  override readonly name = 'NotTypist'
  constructor() {
    super('Somebody else is signed in by now. Sign in again as yourself to save what you typed.', 401, { code: 'signInRequired' }, true)
  }
}

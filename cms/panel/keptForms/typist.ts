import { APIError, type PayloadRequest } from 'payload'

/** Whether the signed-in person typed what is being saved; true if the request does not name the typist. */
export function isTypist({ user }: PayloadRequest, typedBy: string | null | undefined): boolean {
  return !typedBy || typedBy === String(user?.id)
}

/** Somebody else signed in while a form was open. Answered like an ended session, because the typist's session has ended. */
export class NotTypist extends APIError {
  override readonly name = 'NotTypist'
  constructor() {
    super('Somebody else has signed in here. Sign in again as yourself to save what you typed.', 401, { code: 'signInRequired' }, true)
  }
}

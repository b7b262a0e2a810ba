import { type AddedPasskeyOptions, factorCalls, type PasskeyAnswer } from '@framewell/domain/accounts/factors'
import type { CallApi } from '@framewell/domain/http/callApi'

/** The browser's part of passkeys comes when somebody uses one. */
const browser = () => import('@simplewebauthn/browser')

/** Whether this browser can use passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Asks the person for any passkey of this site. @throws Error when they would rather not. */
export async function askForPasskey(call: CallApi): Promise<PasskeyAnswer> {
  const { ticket, options } = await call(factorCalls.askPasskey, {})
  const { startAuthentication } = await browser()
  return { ticket, credential: { ...(await startAuthentication({ optionsJSON: options })) } }
}

/** Makes a new passkey on this device or a key. @throws Error when the person would rather not. */
export async function makePasskey(options: AddedPasskeyOptions): Promise<Record<string, unknown>> {
  const { startRegistration } = await browser()
  return { ...(await startRegistration({ optionsJSON: options })) }
}

import { type AddedPasskeyOptions, factorCalls, type PasskeyAnswer } from '@framewell/domain/accounts/factors'
import type { CallApi } from '@framewell/domain/http/callApi'

/** The browser's passkey code loads on first use. */
const browser = () => import('@simplewebauthn/browser')

/** Whether this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Asks for any passkey of this site. @throws Error when the person cancels */
export async function askForPasskey(call: CallApi): Promise<PasskeyAnswer> {
  const { ticket, options } = await call(factorCalls.askPasskey, {})
  const { startAuthentication } = await browser()
  return { ticket, credential: { ...(await startAuthentication({ optionsJSON: options })) } }
}

/** Creates a passkey on this device or a security key. @throws Error when the person cancels */
export async function makePasskey(options: AddedPasskeyOptions): Promise<Record<string, unknown>> {
  const { startRegistration } = await browser()
  return { ...(await startRegistration({ optionsJSON: options })) }
}

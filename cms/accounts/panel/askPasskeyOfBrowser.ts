import { factorCalls, type PasskeyAnswer } from '@framewell/domain/accounts/factors'
import { callApi } from '../../panel/callApi'

/** Asks the person for any passkey of this site (WebAuthn Level 3, in JSON). @throws Error if they decline, or the browser is too old. */
export async function askPasskeyOfBrowser(): Promise<PasskeyAnswer> {
  const { ticket, options } = await callApi(factorCalls.askPasskey, {})
  const answer = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })
  if (!(answer instanceof PublicKeyCredential)) throw new DOMException('No passkey was chosen', 'NotAllowedError')
  return { ticket, credential: { ...answer.toJSON() } }
}

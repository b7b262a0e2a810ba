import type { PayloadRequest } from 'payload'
import { factsOf } from '../../platform/sessions/requestFacts'
import { personById } from '../findAccount'
import { knownDevice } from '../knownDevice'
import { type Judged, judgeAttempt } from '../signInThrottle'
import { takeRecoveryCode } from './recoveryCodes'
import { takeTotpCode } from './totp'

type CodeMeans = 'totp' | 'recovery-code'

/** Six digits of an app, and no recovery code. */
const OF_AN_APP = /^\d{6}$/

/**
 * Judges a code of an account. Wrong ones are counted by account and by who tries, apart from wrong passwords: six digits are soon guessed
 * (NIST SP 800-63B 3.2.2, OWASP ASVS 5.0 6.5.5 and 6.3.1). A device that the account has signed in on has a count of its own, and recovery
 * codes have another: somebody who knows the password can't lock the owner out by wrong codes.
 * @param take judges it; with what the account has, unless said
 */
export async function judgeCode(
  req: PayloadRequest,
  account: string,
  code: string,
  take: () => Promise<CodeMeans | undefined> = () => takeCode(req, account, code),
): Promise<Judged<CodeMeans>> {
  const person = await personById(req, account)
  const guessable = OF_AN_APP.test(code)
  const attempt = {
    name: `${guessable ? 'second factor' : 'recovery codes'} of ${account}`,
    address: factsOf(req).address,
    device: knownDevice(req.headers, person?.email ?? ''),
    guessable,
  }
  return judgeAttempt(req.payload.db.pool, attempt, take)
}

async function takeCode(req: PayloadRequest, account: string, code: string): Promise<CodeMeans | undefined> {
  if (OF_AN_APP.test(code)) return (await takeTotpCode(req, account, code)) ? 'totp' : undefined
  return (await takeRecoveryCode(req, account, code)) ? 'recovery-code' : undefined
}

import type { PayloadRequest } from 'payload'
import { factsOf } from '../../platform/sessions/requestFacts'
import { personById } from '../findAccount'
import { knownDevice } from '../knownDevice'
import { type Judged, judgeAttempt } from '../signInThrottle'
import { takeRecoveryCode } from './recoveryCodes'
import { takeTotpCode } from './totp'

type CodeMeans = 'totp' | 'recovery-code'

/** Six digits from an app, as opposed to a recovery code. */
const OF_AN_APP = /^\d{6}$/

/**
 * Judges a code of an account. Wrong codes count per account and per origin, separately from wrong passwords: six digits are soon guessed
 * (NIST SP 800-63B 3.2.2, OWASP ASVS 5.0 6.5.5 and 6.3.1). A device the account has signed in on has its own count, and recovery codes have
 * another: somebody who knows the password cannot lock the owner out with wrong codes.
 * @param take checks the code; by default against the account's factors
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

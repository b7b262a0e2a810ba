import type { PayloadRequest } from 'payload'
import { factsOf } from '../../http/gate/requestFacts'
import { countFailure, forgetFailures, lockedFor } from '../signInThrottle'
import { takeRecoveryCode } from './recoveryCodes'
import { takeTotpCode } from './totp'

type Judged = { readonly taken: 'totp' | 'recovery-code' } | { readonly lockedSeconds: number } | { readonly wrong: true }

/**
 * Judges a code of an account. Wrong ones are counted by account and by who tries, apart from wrong passwords: six digits are soon guessed
 * (NIST SP 800-63B 3.2.2, OWASP ASVS 5.0 6.5.5 and 6.3.1). A known device has no count of its own here.
 * @param take judges it; with what the account has, unless said
 */
export async function judgeCode(
  req: PayloadRequest,
  account: string,
  code: string,
  take: () => Promise<'totp' | 'recovery-code' | undefined> = () => takeCode(req, account, code),
): Promise<Judged> {
  const { pool } = req.payload.db
  const attempt = { name: `second factor of ${account}`, address: factsOf(req).address, device: undefined }
  const lockedSeconds = await lockedFor(pool, attempt)
  if (lockedSeconds > 0) return { lockedSeconds }
  const taken = await take()
  if (!taken) {
    await countFailure(pool, attempt)
    return { wrong: true }
  }
  await forgetFailures(pool, attempt)
  return { taken }
}

async function takeCode(req: PayloadRequest, account: string, code: string): Promise<'totp' | 'recovery-code' | undefined> {
  if (await takeTotpCode(req, account, code)) return 'totp'
  return (await takeRecoveryCode(req, account, code)) ? 'recovery-code' : undefined
}

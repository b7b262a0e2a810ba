import type { PayloadRequest } from 'payload'
import { beforeCommit, type CommitCheck } from '../../platform/database/transactions'
import type { Touched } from './invariant'
import { BREACH_WORDS, type LedgerBreach, ledgerBreaches } from './ledgerInvariants'

/** A transaction would have left money in a forbidden state; it was rolled back. */
class LedgerInvariantError extends Error {
  override readonly name = 'LedgerInvariantError'
  readonly breaches: readonly LedgerBreach[]
  constructor(breaches: readonly LedgerBreach[]) {
    super(`${breaches.map(({ what, about }) => `${about} ${BREACH_WORDS[what]}`).join('; ')}. Nothing was moved.`)
    this.breaches = breaches
  }
}

const POSTING = 'posting '
const PROJECT = 'project '

const checkTouched: CommitCheck = async (client, subjects) => {
  const named = (prefix: string) => [...subjects].filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length))
  const breaches = await ledgerBreaches(client, { postings: named(POSTING), projects: named(PROJECT) })
  if (breaches.length > 0) throw new LedgerInvariantError(breaches)
}

/**
 * Checks the invariants before the request's transaction commits. `post` calls it for every posting. Changes that affect money without a
 * posting (a project's status or shop, a run's status) call it too.
 */
export function guardLedger(req: PayloadRequest, { postings = [], projects = [] }: Partial<Touched>): Promise<void> {
  return beforeCommit(req, checkTouched, [...postings.map((key) => `${POSTING}${key}`), ...projects.map((number) => `${PROJECT}${number}`)])
}

import type { SignInMeans } from '@framewell/domain/accounts/sessionList'
import type { PayloadRequest } from 'payload'
import type { Account } from '../payload-types'
import { extension } from '../platform/features/extension'
import { type OpenedSession, openSession } from '../platform/sessions/sessions'

/** Whether an account's company has approved credit, so that the site offers ordering instead of an application. */
export const approvedBuilder = extension<(req: PayloadRequest, accountId: string) => Promise<boolean>>('approvedBuilder')

export async function hasApprovedCredit(req: PayloadRequest, account: Pick<Account, 'id' | 'role'>): Promise<boolean> {
  return account.role === 'builder' && (await approvedBuilder.get()(req, account.id))
}

/** Opens a session for a person who proved who they are, with the right hint from its first answer. Run it in a transaction. */
export async function openOwnSession(req: PayloadRequest, account: Account, means: SignInMeans): Promise<OpenedSession> {
  return openSession(req, account, means, await hasApprovedCredit(req, account))
}

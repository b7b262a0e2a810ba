import { changesRights } from '@framewell/domain/accounts/accountRules'
import { SHARED_PROBLEMS } from '@framewell/domain/http/problem'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { isChecked } from './sessionDetails'
import { sessionIdOf } from './sessions'

/** Requires a recent identity check from a person who changes rights or sets somebody else's password: a session left open is not enough. */
export const checkBeforeRights: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const change = {
    actor: req.user?.id,
    account: operation === 'create' ? undefined : originalDoc?.id,
    role: { before: originalDoc?.role, after: data.role },
    newPassword: typeof data.password === 'string',
  }
  if (changesRights(change)) await requireFreshCheck(req)
  return data
}

export const checkBeforeDeletion: CollectionBeforeDeleteHook = ({ req }) => requireFreshCheck(req)

/** The same before any change of what a company's members may do. */
export const checkBeforeChange: CollectionBeforeChangeHook = async ({ data, req }) => {
  await requireFreshCheck(req)
  return data
}

/** The same before saving a setting about money or keys. */
export const checkBeforeSetting: GlobalBeforeChangeHook = async ({ data, req }) => {
  await requireFreshCheck(req)
  return data
}

/** Restoring an old version of such a setting runs no beforeChange hook: the check is here. */
export const checkBeforePuttingBack: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'restoreVersion') await requireFreshCheck(req)
  return args
}

/** Only for requests with a session: seeds, invitations and the console have none. */
export async function requireFreshCheck(req: PayloadRequest): Promise<void> {
  const sid = sessionIdOf(req)
  if (sid === undefined || (await isChecked(req, sid))) return
  const { status, message } = SHARED_PROBLEMS.recheckRequired
  throw new APIError(message, status, { code: 'recheckRequired' }, true)
}

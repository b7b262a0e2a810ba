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

/** Who gives or takes rights, or sets somebody else's password, has shown lately who they are: a session left open is no way to them. */
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

/** Before any change: of what a company's people may do. */
export const checkBeforeChange: CollectionBeforeChangeHook = async ({ data, req }) => {
  await requireFreshCheck(req)
  return data
}

/** Before a setting that decides over money or keys is saved. */
export const checkBeforeSetting: GlobalBeforeChangeHook = async ({ data, req }) => {
  await requireFreshCheck(req)
  return data
}

/** Putting such a setting back to an old version runs no hook before a change: it is asked for here. */
export const checkBeforePuttingBack: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'restoreVersion') await requireFreshCheck(req)
  return args
}

/** Only of requests with a session: seeds, invitations and the console have none. */
export async function requireFreshCheck(req: PayloadRequest): Promise<void> {
  const sid = sessionIdOf(req)
  if (sid === undefined || (await isChecked(req, sid))) return
  const { status, message } = SHARED_PROBLEMS.recheckRequired
  throw new APIError(message, status, { code: 'recheckRequired' }, true)
}

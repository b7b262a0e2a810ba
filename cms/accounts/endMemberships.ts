import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { extension } from '../platform/features/extension'

/** Removes an account's person from every company. */
export const companiesLeft = extension<(req: PayloadRequest, accountId: string) => Promise<void>>('companiesLeft')

/** The rights of a deleted account end with it: an account that is later made with the same address is nobody's member. */
export const endMemberships: CollectionBeforeDeleteHook = ({ id, req }) => companiesLeft.get()(req, String(id))

import { randomKey } from '../http/sending/randomKey'

/** A new id for a section or row, in the CMS's format. */
export const ownId = (): string => randomKey(12)

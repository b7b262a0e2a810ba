import { randomKey } from '../http/sending/randomKey'

/** An id for a section or row, in the form of the CMS's own. */
export const ownId = (): string => randomKey(12)

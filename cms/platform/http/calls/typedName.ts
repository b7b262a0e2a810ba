import { privateToken } from './privateToken'

/**
 * What stands in a record for an address or a name that somebody typed. It may be a deleted person's, or a password in the wrong field: only a
 * keyed hash is kept, the same for the same text.
 */
export function typedName(text: string): string {
  return `name-${privateToken('typed name', text.trim().toLowerCase()).slice(0, 22)}`
}

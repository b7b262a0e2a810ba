import { privateToken } from './privateToken'

/**
 * What a record stores for an address or a name that somebody typed. It may be a deleted person's, or a password in the wrong field: only a
 * keyed hash, the same for the same text.
 */
export function typedName(text: string): string {
  return `name-${privateToken('typed name', text.trim().toLowerCase()).slice(0, 22)}`
}

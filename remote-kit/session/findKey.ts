/** Member of the address of an operators' dashboard that opens Find. */
export const FIND_MEMBER = 'find'
export const FIND_PATH = `/admin-dashboard?${FIND_MEMBER}=`

/** Ctrl K or Command K. */
export function isFindKey({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey
}

import { useSyncExternalStore } from 'react'
import type { Navigation } from '../../shell/navigation/Navigation'

const never = () => () => {}
const no = () => false

/** Whether the list that is shown is being replaced by another one. */
export function useIsListing(navigation: Navigation | null): boolean {
  return useSyncExternalStore(navigation?.subscribe ?? never, navigation ? () => navigation.get().listing : no, no)
}

import { useSyncExternalStore } from 'react'
import type { Navigation } from '../../shell/navigation/Navigation'

const never = () => () => {}
const no = () => false

/** Whether another list is loading in place of this one. */
export function useIsListing(navigation: Navigation | null): boolean {
  return useSyncExternalStore(navigation?.subscribe ?? never, navigation ? () => navigation.get().listing : no, no)
}

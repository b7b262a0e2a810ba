import { type ComponentPropsWithRef, type ComponentType, createContext, type MouseEvent, type ReactNode, use } from 'react'

type Navigate = (href: string) => void
type IsLive = (href: string) => boolean

const always: IsLive = () => true

const NavigateContext = createContext<Navigate | null>(null)
const IsLiveContext = createContext<IsLive>(always)

interface LinkProviderProps {
  navigate: Navigate
  /** Says of an address whether it leads anywhere; without it, every one does. */
  isLive?: IsLive | undefined
  children: ReactNode
}

/**
 * Below it, elements that draw a link hand plain clicks on paths of this site to `navigate`, so that a router can take them, and draw nothing
 * where the address leads nowhere.
 */
export const LinkProvider = ({ navigate, isLive = always, children }: LinkProviderProps) => (
  <IsLiveContext value={isLive}>
    <NavigateContext value={navigate}>{children}</NavigateContext>
  </IsLiveContext>
)

/** Which addresses lead anywhere; for what stands around a link and goes with it. */
export const useIsLive = (): IsLive => use(IsLiveContext)

/** What to draw a link with: an anchor that navigates, or a plain one where nothing provides navigation. */
export const useLinkComponent = (): ComponentType<ComponentPropsWithRef<'a'>> | 'a' => (use(NavigateContext) ? NavigatingAnchor : 'a')

/** New tabs, downloads and addresses of other sites stay the browser's. */
const NavigatingAnchor = ({ href = '', onClick, ...anchor }: ComponentPropsWithRef<'a'>) => {
  const navigate = use(NavigateContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    const ours = href.startsWith('/') && !href.startsWith('//') && !anchor.target && anchor.download === undefined
    if (!navigate || event.defaultPrevented || modified || !ours) return
    event.preventDefault()
    navigate(href)
  }
  return <a {...anchor} href={href} onClick={follow} />
}

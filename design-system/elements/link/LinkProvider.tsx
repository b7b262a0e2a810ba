import { type ComponentPropsWithRef, type ComponentType, createContext, type MouseEvent, type ReactNode, use } from 'react'

type Navigate = (href: string) => void
type IsLive = (href: string) => boolean

const always: IsLive = () => true

const NavigateContext = createContext<Navigate | null>(null)
const IsLiveContext = createContext<IsLive>(always)

interface LinkProviderProps {
  navigate: Navigate
  /** Whether an address is live; without it, every address is. */
  isLive?: IsLive | undefined
  children: ReactNode
}

/**
 * Descendant links pass plain clicks on this site's paths to `navigate`, so that a router can handle them, and render nothing when the
 * address is not live.
 */
export const LinkProvider = ({ navigate, isLive = always, children }: LinkProviderProps) => (
  <IsLiveContext value={isLive}>
    <NavigateContext value={navigate}>{children}</NavigateContext>
  </IsLiveContext>
)

/** Which addresses are live, for content that depends on a link. */
export const useIsLive = (): IsLive => use(IsLiveContext)

/** The component to render links with: an anchor that navigates, or a plain one without a provider. */
export const useLinkComponent = (): ComponentType<ComponentPropsWithRef<'a'>> | 'a' => (use(NavigateContext) ? NavigatingAnchor : 'a')

/** New tabs, downloads and addresses of other sites are left to the browser. */
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

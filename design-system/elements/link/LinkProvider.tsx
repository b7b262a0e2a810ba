import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react'

export interface LinkComponentProps {
  readonly href: string
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a')

/** Every element that draws a link uses this component instead of a plain anchor, so that a router can take the click. */
export const LinkProvider = ({ component, children }: { component: ComponentType<LinkComponentProps>; children: ReactNode }) => (
  <LinkContext value={component}>{children}</LinkContext>
)

/** What to draw a link with: the shell's component, or a plain anchor when there is none. */
export const useLinkComponent = (): ComponentType<LinkComponentProps> | 'a' => useContext(LinkContext)

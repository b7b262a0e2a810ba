import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ReactElement, ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { useModalContent } from '../dialog/useModalContent'
import { IconButton } from '../icon-button/IconButton'

export interface DrawerProps {
  /** Its accessible name, shown at the top unless `hideTitle`. */
  title: ReactNode
  hideTitle?: boolean
  children?: ReactNode
  footer?: ReactNode
  trigger?: ReactElement
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  closeLabel?: string
  className?: string
}

/**
 * Slides in from the right: the mobile menu, filters, a record beside its list. Modal, like Dialog. All of it scrolls, so that the keys do
 * from its close button, also where a long record has nothing to focus.
 */
export const Drawer = ({
  title,
  hideTitle = false,
  children,
  footer,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  closeLabel = 'Close',
  className,
}: DrawerProps) => (
  <Primitive.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
    {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
    <Primitive.Portal>
      <Scrim />
      <Panel className={className} aria-describedby={undefined} {...useModalContent(Boolean(trigger))}>
        <Head>
          <Title className={hideTitle ? 'visually-hidden' : undefined}>{title}</Title>
          <Primitive.Close asChild>
            <IconButton label={closeLabel} icon={<X />} />
          </Primitive.Close>
        </Head>
        <Body>{children}</Body>
        {footer ? <Footer>{footer}</Footer> : null}
      </Panel>
    </Primitive.Portal>
  </Primitive.Root>
)

const appear = keyframes`
  from { opacity: 0; }
`

const slide = keyframes`
  from { translate: 100% 0; }
`

const Scrim = styled(Primitive.Overlay)`
  position: fixed;
  inset: 0;
  z-index: var(--layer-scrim);
  background: var(--color-scrim);
  animation: ${appear} var(--duration-base) var(--ease-out);
`

const Panel = styled(Primitive.Content)`
  position: fixed;
  inset-block: 0;
  right: 0;
  /* With its scrim: a dialog that is opened from it comes later in the page, and so above it. */
  z-index: var(--layer-scrim);
  display: flex;
  flex-direction: column;
  width: min(var(--measure-drawer), calc(100vw - var(--space-12)));
  overflow-y: auto;
  overscroll-behavior: contain;
  /* What takes focus is not hidden behind head or footer. */
  scroll-padding-block: calc(var(--control-header) * 1.5);
  border-left: 1px solid var(--color-line);
  background: var(--color-surface);
  color: var(--color-ink);
  animation: ${slide} var(--duration-slow) var(--ease-out);

  &:focus-visible {
    outline: none;
  }
`

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-4);
  min-height: var(--control-header);
  padding: 0 var(--space-3) 0 var(--space-5);
  border-bottom: 1px solid var(--color-line);
  background: var(--color-surface);

  & > button {
    margin-left: auto;
  }
`

const Title = styled(Primitive.Title)`
  font-size: var(--text-h5);
  line-height: var(--leading-heading);
`

const Body = styled.div`
  flex: 1 0 auto;
  padding: var(--space-4) var(--space-5);
`

const Footer = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5);
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);
`

import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../icon-button/IconButton'
import { Content, Description, Scrim, Title } from './DialogFrame'
import { Body, Corner, Footer } from './DialogParts'
import { useModalContent } from './useModalContent'

export interface DialogProps {
  title: ReactNode
  /** One sentence below the title, announced with it. */
  description?: ReactNode
  children?: ReactNode
  /** The actions; the last is the main one. */
  footer?: ReactNode
  /** Opens it; omit when `open` is controlled. */
  trigger?: ReactElement
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** 'full' is for tables with content beside them. */
  size?: 'base' | 'wide' | 'full'
  closeLabel?: string
  className?: string
}

/** A modal dialog: traps focus, closes on Escape and outside presses (not while typed text would be lost), returns focus to its trigger or opener. */
export const Dialog = ({
  title,
  description,
  children,
  footer,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  size = 'base',
  closeLabel = 'Close',
  className,
}: DialogProps) => (
  <Primitive.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
    {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
    <Primitive.Portal>
      <Scrim>
        <Content
          className={className}
          data-size={size}
          {...useModalContent(Boolean(trigger))}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Title>{title}</Title>
          {description ? <Description>{description}</Description> : null}
          <Body>{children}</Body>
          {footer ? <Footer>{footer}</Footer> : null}
          {/* Last, so that focus starts at the first field or action. */}
          <Corner>
            <Primitive.Close asChild>
              <IconButton label={closeLabel} icon={<X />} />
            </Primitive.Close>
          </Corner>
        </Content>
      </Scrim>
    </Primitive.Portal>
  </Primitive.Root>
)

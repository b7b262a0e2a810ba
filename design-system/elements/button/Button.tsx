import { type ComponentPropsWithRef, type FocusEvent, type MouseEvent, type ReactElement, type ReactNode, useId, useState } from 'react'
import { useIsLive, useLinkComponent } from '../link/LinkProvider'
import { Spinner } from '../spinner/Spinner'
import { ButtonFrame, LinkFrame } from './ButtonFrame'

interface ButtonLook {
  /** One `primary` per screen: only it has the signal color. */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger'
  size?: 'base' | 'small'
  /** As wide as its container. */
  block?: boolean
  /** An icon before the text, hidden from screen readers. */
  icon?: ReactNode
}

interface ButtonElementProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  href?: undefined
  asChild?: false
  /** In progress: keeps focus, ignores presses, shows `pendingText`. */
  pending?: boolean
  pendingText?: string
  /** Why it can't be pressed. It stays focusable (`aria-disabled`) and shows the reason on hover, focus and press. */
  disabledReason?: string | null
}

interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<'a'> {
  href: string
  asChild?: false
}

interface ButtonChildProps extends ButtonLook {
  asChild: true
  href?: undefined
  /** One element, for example a router's Link, that gets the button's look. */
  children: ReactElement<{ children?: ReactNode; className?: string }>
}

export type ButtonProps = ButtonElementProps | ButtonLinkProps | ButtonChildProps

/** A button; with `href` a link that looks like one, rendered only when its target is live; with `asChild` the look on another element. */
export const Button = (props: ButtonProps) => {
  if (props.asChild) return <ChildButton {...props} />
  if (props.href !== undefined) return <LinkButton {...props} />
  return <PressButton {...props} />
}

const look = ({ variant = 'quiet', size = 'base', block = false }: ButtonLook) => ({
  'data-variant': variant,
  'data-size': size,
  'data-block': block || undefined,
})

const Content = ({ icon, children }: { icon?: ReactNode; children?: ReactNode }) => (
  <>
    {icon ? <span aria-hidden="true">{icon}</span> : null}
    {children}
  </>
)

const ChildButton = ({ children, icon, variant, size, block }: ButtonChildProps) => (
  <ButtonFrame as={children.type} {...children.props} {...look({ variant, size, block })}>
    <Content icon={icon}>{children.props.children}</Content>
  </ButtonFrame>
)

const LinkButton = ({ variant, size, block, icon, children, asChild: _, ...anchor }: ButtonLinkProps) => {
  const component = useLinkComponent()
  if (!useIsLive()(anchor.href)) return null
  return (
    <LinkFrame as={component} {...anchor} {...look({ variant, size, block })}>
      <Content icon={icon}>{children}</Content>
    </LinkFrame>
  )
}

const PressButton = ({
  variant,
  size,
  block,
  icon,
  children,
  pending = false,
  pendingText,
  disabledReason,
  onClick,
  type = 'button',
  asChild: _,
  href: __,
  ...button
}: ButtonElementProps) => {
  const reasonId = useId()
  const [told, setTold] = useState(false)
  const [side, setSide] = useState<'start' | 'end'>('start')
  const reason = pending ? null : disabledReason
  const refuses = pending || Boolean(reason)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!refuses) return onClick?.(event)
    event.preventDefault()
    // Also here, because a server-rendered button may have had focus before this code loaded.
    place(event)
    setTold(true)
  }
  /** The reason grows towards the middle of the window, so that it stays inside. */
  const place = (event: FocusEvent<HTMLButtonElement> | MouseEvent<HTMLButtonElement>) => {
    const { left, right } = event.currentTarget.getBoundingClientRect()
    setSide(left + right > document.documentElement.clientWidth ? 'end' : 'start')
  }
  return (
    <>
      <ButtonFrame
        type={type}
        {...button}
        {...look({ variant, size, block })}
        aria-disabled={refuses || undefined}
        aria-describedby={reason ? reasonId : button['aria-describedby']}
        data-pending={pending || undefined}
        data-reason={reason || undefined}
        data-reason-side={reason ? side : undefined}
        data-told={told || undefined}
        onClick={press}
        onPointerEnter={(event) => {
          if (reason) place(event)
          button.onPointerEnter?.(event)
        }}
        onFocus={(event) => {
          if (reason) place(event)
          button.onFocus?.(event)
        }}
        onBlur={(event) => {
          setTold(false)
          button.onBlur?.(event)
        }}
      >
        {pending ? <Spinner /> : null}
        <Content icon={pending ? null : icon}>{pending ? (pendingText ?? children) : children}</Content>
      </ButtonFrame>
      {reason ? (
        <span id={reasonId} hidden>
          {reason}
        </span>
      ) : null}
    </>
  )
}

import { createElement, type ElementType, type ReactElement } from 'react'

interface DressedProps {
  readonly as?: ElementType
  readonly className?: string
}

/** An element or a component with a class; with more of them where one that has a class already gets another. */
export interface Dressed {
  (props: DressedProps): ReactElement
  readonly target: ElementType
  readonly names: readonly string[]
}

/** What a module's styled part is in the browser: its rules come as style (see takeRules). `onDraw` hears of what is drawn. */
export function dress(given: ElementType | Dressed, name: string, onDraw?: (names: readonly string[]) => void): Dressed {
  const inner = isDressed(given) ? given : undefined
  const target = inner ? inner.target : given
  const names = inner ? [...inner.names, name] : [name]
  const classes = names.join(' ')
  const drawPart = ({ as, className, ...props }: DressedProps) => {
    onDraw?.(names)
    return createElement(as ?? target, { ...props, className: className ? `${classes} ${className}` : classes })
  }
  return Object.assign(drawPart, { target, names })
}

function isDressed(given: ElementType | Dressed): given is Dressed {
  return typeof given === 'function' && 'names' in given
}

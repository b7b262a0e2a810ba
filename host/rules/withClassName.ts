import type { ElementType, ReactElement } from 'react'
import { jsx } from 'react/jsx-runtime'

interface ClassedComponentProps {
  readonly as?: ElementType
  readonly className?: string
}

/** An element or component with a class, or with several when the base already has one. */
export interface ClassedComponent {
  (props: ClassedComponentProps): ReactElement
  readonly target: ElementType
  readonly names: readonly string[]
}

/**
 * The browser's version of a module's styled component: its rules arrive as CSS (see extractRules). `onDraw` is called with the class names
 * that are rendered.
 */
export function withClassName(
  given: ElementType | ClassedComponent,
  name: string,
  onDraw?: (names: readonly string[]) => void,
): ClassedComponent {
  const inner = hasClassName(given) ? given : undefined
  const target = inner ? inner.target : given
  const names = inner ? [...inner.names, name] : [name]
  const classes = names.join(' ')
  const renderPart = ({ as, className, ...props }: ClassedComponentProps) => {
    onDraw?.(names)
    // Not createElement: that copies the properties once more, for each element of a page.
    return jsx(as ?? target, Object.assign(props, { className: className ? `${classes} ${className}` : classes }))
  }
  return Object.assign(renderPart, { target, names })
}

function hasClassName(given: ElementType | ClassedComponent): given is ClassedComponent {
  return typeof given === 'function' && 'names' in given
}

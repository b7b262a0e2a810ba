import type { ComponentPropsWithRef } from 'react'

/** Text for screen readers only. The class stands in globalCss. */
export const VisuallyHidden = ({ className, ...rest }: ComponentPropsWithRef<'span'>) => (
  <span className={className ? `visually-hidden ${className}` : 'visually-hidden'} {...rest} />
)

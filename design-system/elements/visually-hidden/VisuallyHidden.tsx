import type { ComponentPropsWithRef } from 'react'

/** Text for screen readers only. Its class is in globalCss. */
export const VisuallyHidden = ({ className, ...rest }: ComponentPropsWithRef<'span'>) => (
  <span className={className ? `visually-hidden ${className}` : 'visually-hidden'} {...rest} />
)

import type { ComponentPropsWithRef } from 'react'

/** The first link of a page; shows itself on focus. The class stands in globalCss. */
export const SkipLink = ({ href = '#content', children = 'Skip to content', ...rest }: ComponentPropsWithRef<'a'>) => (
  <a className="skip-link" href={href} {...rest}>
    {children}
  </a>
)

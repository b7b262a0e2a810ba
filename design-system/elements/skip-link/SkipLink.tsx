import type { ComponentPropsWithRef } from 'react'

/** The page's first link, visible on focus. Its class is in globalCss. */
export const SkipLink = ({ href = '#content', children = 'Skip to content', ...rest }: ComponentPropsWithRef<'a'>) => (
  <a className="skip-link" href={href} {...rest}>
    {children}
  </a>
)

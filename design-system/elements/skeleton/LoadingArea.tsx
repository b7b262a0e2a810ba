import type { ComponentPropsWithRef } from 'react'

export interface LoadingAreaProps extends ComponentPropsWithRef<'div'> {
  /** What is loading: 'Loading plans'. Announced once. */
  label: string
}

/** Contains an area's skeletons and announces that it is loading. */
export const LoadingArea = ({ label, children, ...rest }: LoadingAreaProps) => (
  <div aria-busy="true" {...rest}>
    <span role="status" className="visually-hidden">
      {label}
    </span>
    {children}
  </div>
)

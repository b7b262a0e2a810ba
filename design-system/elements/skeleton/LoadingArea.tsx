import type { ComponentPropsWithRef } from 'react'

export interface LoadingAreaProps extends ComponentPropsWithRef<'div'> {
  /** What is on its way: 'Loading plans'. Announced once. */
  label: string
}

/** Holds the skeletons of an area and says to screen readers that it is loading. */
export const LoadingArea = ({ label, children, ...rest }: LoadingAreaProps) => (
  <div aria-busy="true" {...rest}>
    <span role="status" className="visually-hidden">
      {label}
    </span>
    {children}
  </div>
)

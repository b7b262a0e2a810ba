'use client'

import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense } from 'react'
import { again } from './again.mjs'

/**
 * A part of the panel whose code comes when it is drawn, not with every screen; without a connection the form around stands, and it comes later.
 * @param meanwhile stands in its place until then
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): FunctionComponent<Props> {
  const Part = lazy(async () => ({ default: await again(load) }))
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  )
}

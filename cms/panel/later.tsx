'use client'

import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react'
import { again } from './again.mjs'

/** A part of the panel whose code comes when it is drawn, not with every screen; without a connection the form around stands, and it comes later. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  const Part = lazy(async () => ({ default: await again(load) }))
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

'use client'

import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react'

/** A part of the panel whose code comes when it is drawn, not with every screen. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  const Part = lazy(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

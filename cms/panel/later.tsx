'use client'

import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react'

/** A part of the panel whose code comes when it is drawn, not with every screen. Where it does not come, as without a connection, the form around stands without it. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  const Part = lazy(async () => ({ default: await load().catch(() => Nothing) }))
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

const Nothing = () => null

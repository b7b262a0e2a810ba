'use client'

import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense } from 'react'
import { retryImport } from './retryImport.mjs'

/**
 * A part of the panel whose code loads when it is rendered, not with every screen. Offline, the form around it works and the part appears
 * later.
 * @param meanwhile shown in its place until then
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): FunctionComponent<Props> {
  const Part = lazy(async () => ({ default: await retryImport(load) }))
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  )
}

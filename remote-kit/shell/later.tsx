import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react'

interface Code {
  readonly arrived: () => ComponentType | undefined
  readonly Lazy: LazyExoticComponent<ComponentType>
}

/**
 * A screen whose code comes when it is opened. Where somebody waited for it before (`ready`), the screen stands there at once and without a
 * boundary: what a server drew is taken over in one piece.
 */
export function later(load: () => Promise<ComponentType>, waiting: ReactNode) {
  let loaded: ComponentType | undefined
  const ready = async () => {
    loaded ??= await load()
    return loaded
  }
  const code: Code = { arrived: () => loaded, Lazy: lazy(async () => ({ default: await ready() })) }
  return Object.assign(() => <LaterScreen code={code} waiting={waiting} />, { ready })
}

const LaterScreen = ({ code: { arrived, Lazy }, waiting }: { code: Code; waiting: ReactNode }) => {
  // As it was when it first stood here: another component in its place would begin anew.
  const [AtOnce] = useState(() => arrived())
  if (AtOnce) return <AtOnce />
  return (
    <Suspense fallback={waiting}>
      <Lazy />
    </Suspense>
  )
}

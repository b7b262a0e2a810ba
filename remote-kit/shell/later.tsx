import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react'
import { fetchedLate } from './fetchedLate'

interface Code<Props> {
  readonly arrived: () => ComponentType<Props> | undefined
  readonly Lazy: LazyExoticComponent<ComponentType<Props>>
}

/**
 * A screen, or a part of one, whose code loads when it is opened. When it was awaited before (`ready`), it renders synchronously and
 * without a boundary, so that server output hydrates in one piece.
 * @param waiting shown meanwhile; constant, or made from the part's props
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode | ((props: Props) => ReactNode)) {
  let loaded: ComponentType<Props> | undefined
  const ready = async () => {
    loaded ??= await fetchedLate(load)
    return loaded
  }
  const code: Code<Props> = { arrived: () => loaded, Lazy: lazy(async () => ({ default: await ready() })) }
  return Object.assign(
    (props: Props) => <LaterScreen code={code} waiting={typeof waiting === 'function' ? waiting(props) : waiting} props={props} />,
    { ready },
  )
}

interface LaterScreenProps<Props> {
  code: Code<Props>
  waiting: ReactNode
  props: Props
}

const LaterScreen = <Props extends object>({ code: { arrived, Lazy }, waiting, props }: LaterScreenProps<Props>) => {
  // The state at first render: switching components would remount it.
  const [AtOnce] = useState(() => arrived())
  if (AtOnce) return <AtOnce {...props} />
  return (
    <Suspense fallback={waiting}>
      <Lazy {...props} />
    </Suspense>
  )
}

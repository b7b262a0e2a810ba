import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react'
import { fetchedLate } from './fetchedLate'

interface Code<Props> {
  readonly arrived: () => ComponentType<Props> | undefined
  readonly Lazy: LazyExoticComponent<ComponentType<Props>>
}

/**
 * A screen, or a part of one, whose code comes when it is opened. Where somebody waited for it before (`ready`), it stands there at once and
 * without a boundary: what a server drew is taken over in one piece.
 * @param waiting stands in its place until then; the same for all, or made of what the part is given
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
  // As it was when it first stood here: another component in its place would begin anew.
  const [AtOnce] = useState(() => arrived())
  if (AtOnce) return <AtOnce {...props} />
  return (
    <Suspense fallback={waiting}>
      <Lazy {...props} />
    </Suspense>
  )
}

import { subscribeToToasts } from '@framewell/design-system/foundation/toast'
import { type ComponentType, useEffect, useState } from 'react'

/** Where toasts appear. Its code loads with the first toast. */
export const ToastArea = () => {
  const [Region, setRegion] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      subscribeToToasts(() => {
        import(/* webpackChunkName: "toasts" */ '@framewell/design-system/elements/toast-region/ToastRegion').then(
          (module) => setRegion(() => module.ToastRegion),
          console.error,
        )
      }),
    [],
  )
  return Region ? <Region /> : null
}

import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { lazy, Suspense } from 'react'
import type { ContactStepProps } from './ContactFields'

const Fields = lazy(async () => ({ default: (await import('./ContactFields')).ContactFields }))

/** Who the quote is for; the code of the form comes when it is asked for. */
export const ContactStep = (props: ContactStepProps) => (
  <Suspense fallback={<Waiting />}>
    <Fields {...props} />
  </Suspense>
)

const Waiting = () => (
  <LoadingArea label="Loading the form">
    <Skeleton shape="block" height="14rem" />
  </LoadingArea>
)

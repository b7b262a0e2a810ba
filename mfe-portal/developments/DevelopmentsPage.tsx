import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { BUILDERS } from '@framewell/domain/parties/company'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { MapPinned } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { GuardedPage } from '../accounts/GuardedPage'
import { DevelopmentDetail } from './DevelopmentDetail'
import { DevelopmentList } from './DevelopmentList'
import { developmentQuery, priceBookQuery } from './developmentQueries'

/** /developments: the company's developments; with `development` in the address, one of them. */
export const DevelopmentsPage = () => (
  <GuardedPage
    roles={BUILDERS}
    others={{ title: 'Developments are for builders', text: "Sign in with the account of a builder's company." }}
  >
    <Shown />
  </GuardedPage>
)

const Shown = () => {
  const [address] = useSearchParams()
  const id = address.get('development')
  return id === null ? <DevelopmentList /> : <One id={id} />
}

const One = ({ id }: { id: string }) => {
  const api = useGuardedCall()
  const read = useQuery(developmentQuery(api, id))
  const book = useQuery(priceBookQuery(api))
  return (
    <Reading
      read={read}
      loading="Loading the development"
      failure="The development could not be loaded"
      gone={
        <EmptyState icon={<MapPinned />} title="No such development" action={<Button href="/developments">All developments</Button>}>
          This address does not open a development of your company.
        </EmptyState>
      }
    >
      {({ development }) => (
        <Reading read={book} loading="Loading plans and options" failure="Plans and options could not be loaded">
          {({ priceBook }) => <DevelopmentDetail development={development} book={priceBook} />}
        </Reading>
      )}
    </Reading>
  )
}

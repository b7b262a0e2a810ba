import { Button } from '@framewell/design-system/elements/button/Button'
import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { getKeyOptions } from '@framewell/domain/keys/calls'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { ShownSecret } from '@framewell/remote-kit/webhooks/ShownSecret'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import { IssueKeyForm } from './IssueKeyForm'

/** Issues an API key beside the list; the new key is shown once. */
export const IssueKey = () => {
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<string>()
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Issue key
      </Button>
      <Drawer
        title={made ? 'The new key' : 'Issue a key'}
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          if (!next) setMade(undefined)
        }}
      >
        {made ? <ShownSecret label="API key" secret={made} /> : <WithOptions onIssued={setMade} />}
      </Drawer>
    </>
  )
}

const WithOptions = ({ onIssued }: { onIssued: (key: string) => void }) => {
  const call = useGuardedCall()
  const options = useQuery({
    queryKey: [...DASHBOARD_QUERIES, 'key-options'],
    queryFn: ({ signal }) => call(getKeyOptions, {}, { signal }),
    retry: retryUnlessRefused,
  })
  if (options.data) return <IssueKeyForm options={options.data} onIssued={onIssued} />
  if (options.isError) return <ErrorState title="The scopes could not be loaded" onRetry={() => void options.refetch()} />
  return (
    <LoadingArea label="Loading what a key can be given">
      <Skeleton shape="block" height="20rem" />
    </LoadingArea>
  )
}

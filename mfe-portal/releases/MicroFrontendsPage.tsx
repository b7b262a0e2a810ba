import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { ROLES } from '@framewell/domain/accounts/roles'
import { listOwnRemotes, listReleases } from '@framewell/domain/releases/releaseRecord'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { SessionGuard } from '@framewell/remote-kit/session/SessionGuard'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { signInPathFor } from '../accounts/accountPaths'
import { RemoteRecord } from './RemoteRecord'

const PATH = '/micro-frontends'

/** /micro-frontends: the releases of a micro-frontend, for its team and for operators. `remote` in the address names it. */
export const MicroFrontendsPage = () => (
  <SessionGuard roles={ROLES} signInPath={signInPathFor} refused={() => null}>
    <Section space="tight">
      <Chosen />
    </Section>
  </SessionGuard>
)

const Chosen = () => {
  const [address] = useSearchParams()
  const remote = address.get('remote')
  return remote ? <OneRemote key={remote} remote={remote} /> : <OwnRemotes />
}

const OwnRemotes = () => {
  const { call } = useShell()
  const own = useQuery({
    queryKey: [...SIGNED_IN_QUERIES, 'own-remotes'],
    queryFn: ({ signal }) => call(listOwnRemotes, {}, { signal }),
    retry: retryUnlessRefused,
  })
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>Micro-frontends</Heading>
        <Text tone="muted">What is live, who shipped it, how it performs for visitors, and what failed.</Text>
      </Stack>
      <Reading read={own} loading="Loading micro-frontends" failure="The micro-frontends could not be loaded">
        {({ remotes }) =>
          remotes.length === 0 ? (
            <EmptyState title="You work on no micro-frontend">
              An operator assigns a company to each micro-frontend. Ask us if yours is missing.
            </EmptyState>
          ) : (
            <Stack gap={2}>
              {remotes.map((remote) => (
                <Link key={remote} variant="standalone" href={`${PATH}?remote=${remote}`}>
                  {remote}
                </Link>
              ))}
            </Stack>
          )
        }
      </Reading>
    </Stack>
  )
}

const OneRemote = ({ remote }: { remote: string }) => {
  const { call } = useShell()
  const record = useQuery({
    queryKey: [...SIGNED_IN_QUERIES, 'remote-record', remote],
    queryFn: ({ signal }) => call(listReleases, { remote }, { signal }),
    retry: retryUnlessRefused,
  })
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Link variant="standalone" href={PATH}>
          Micro-frontends
        </Link>
        <Heading level={1}>{remote}</Heading>
      </Stack>
      <Reading
        read={record}
        loading="Loading its releases"
        failure="Its releases could not be loaded"
        gone={
          <EmptyState title="You don’t work on this micro-frontend">An operator assigns a company to it. Ask us to be added.</EmptyState>
        }
      >
        {(read) => <RemoteRecord remote={remote} record={read} />}
      </Reading>
    </Stack>
  )
}

import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { type ListedSession, SIGN_IN_MEANS_LABELS, sessionListCalls } from '@framewell/domain/accounts/sessionList'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { SECURITY_QUERIES } from './securityQueries'

const { listOwnSessions, endOwnSession, endOtherSessions } = sessionListCalls
const QUERY = [...SECURITY_QUERIES, 'sessions'] as const

/** The user's sessions; each but this one can be ended, or all of them at once. */
export const OwnSessions = () => {
  const call = useGuardedCall()
  const queries = useQueryClient()
  const { toast } = useShell()
  const read = useQuery({
    queryKey: QUERY,
    queryFn: ({ signal }) => call(listOwnSessions, {}, { signal }),
    networkMode: 'always',
    retry: retryUnlessRefused,
  })
  const onSettled = () => void queries.invalidateQueries({ queryKey: QUERY })
  const one = useSend(endOwnSession, { onSettled, onSent: () => toast({ title: 'Signed out there', tone: 'success' }) })
  const others = useSend(endOtherSessions, {
    onSettled,
    onSent: ({ ended }) =>
      toast({ title: ended === 1 ? 'Signed out in one other place' : `Signed out in ${ended} other places`, tone: 'success' }),
  })
  return (
    <Stack as="section" gap={4} aria-labelledby="own-sessions">
      <Heading level={2} size={4} id="own-sessions">
        Where you are signed in
      </Heading>
      <SendAlert title="Not ended" failure={one.failure ?? others.failure} />
      <Reading read={read} loading="Loading your sessions" failure="Your sessions could not be loaded">
        {({ sessions }) => (
          <Stack gap={4} align="start">
            <List>
              {sessions.map((session) => (
                <Card as="li" key={session.id}>
                  <SessionLine session={session} busy={one.busy} onEnd={() => void one.send({ id: session.id })} />
                </Card>
              ))}
            </List>
            {sessions.length > 1 ? (
              <Button pending={others.busy} pendingText="Signing out..." onClick={() => void others.send({})}>
                Sign out everywhere else
              </Button>
            ) : (
              <Text tone="muted">You are signed in nowhere else.</Text>
            )}
          </Stack>
        )}
      </Reading>
    </Stack>
  )
}

const SessionLine = ({ session, busy, onEnd }: { session: ListedSession; busy: boolean; onEnd: () => void }) => {
  const { device, address, means, openedAt, seenAt, current } = session
  return (
    <Stack direction="row" justify="between" align="center" gap={4}>
      <Stack gap={1}>
        <Text weight="strong">
          {device} {current ? <Badge tone="ok">This one</Badge> : null}
        </Text>
        <Text size="small" tone="muted">
          From {address}, by {labelOf(SIGN_IN_MEANS_LABELS, means).toLowerCase()}
        </Text>
        <Text size="small" tone="muted">
          Signed in <ShortTime iso={openedAt} />, last seen <ShortTime iso={seenAt} />
        </Text>
      </Stack>
      {current ? null : (
        <Button disabled={busy} onClick={onEnd} aria-label={`Sign out ${device}, from ${address}`}>
          Sign out
        </Button>
      )}
    </Stack>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`

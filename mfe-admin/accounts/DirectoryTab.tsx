import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { directoryCalls } from '@framewell/domain/accounts/directory'
import { ROLE_LABELS } from '@framewell/domain/accounts/roles'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { DASHBOARD_QUERIES } from './adminQueries'
import { DirectoryRequests } from './DirectoryRequests'
import { useIsSuperAdmin } from './useIsSuperAdmin'

const SETTINGS_PATH = '/cms/globals/security-settings'
type Shown = CallOutput<typeof directoryCalls.getDirectory>

/** The company directory (single sign-on) for staff: its configuration, whether it responds, and accounts waiting to be linked. */
export const DirectoryTab = () => {
  const call = useGuardedCall()
  const read = useQuery({
    queryKey: [...DASHBOARD_QUERIES, 'directory'],
    queryFn: ({ signal }) => call(directoryCalls.getDirectory, {}, { signal }),
    networkMode: 'always',
    retry: retryUnlessRefused,
  })
  return (
    <Reading read={read} loading="Asking the directory" failure="The directory's settings could not be loaded">
      {(shown) => <Directory {...shown} />}
    </Reading>
  )
}

/** Only super admins can open the settings; others see whom to ask. */
const ToSettings = ({ children }: { children: string }) =>
  useIsSuperAdmin() ? (
    <div>
      <Button href={SETTINGS_PATH}>{children}</Button>
    </div>
  ) : (
    <Text tone="muted">Only a super admin changes these settings.</Text>
  )

const Directory = ({ directory, callback }: Shown) => (
  <Stack gap={6}>
    {directory ? (
      <Stack gap={4}>
        {directory.fault ? (
          <Alert tone="bad" title="Nobody can sign in there now">
            {directory.fault}
          </Alert>
        ) : (
          <Alert tone="ok" title={`Staff sign in with ${directory.label}`}>
            The provider answered just now.
          </Alert>
        )}
        <DescriptionList
          items={[
            { term: 'Provider', detail: directory.issuer },
            { term: 'Client id', detail: directory.clientId },
            { term: 'Sends people back to', detail: callback },
            ...directory.roles.map(({ group, role }) => ({ term: `Group ${group}`, detail: labelOf(ROLE_LABELS, role) })),
          ]}
        />
        <ToSettings>Change the settings</ToSettings>
      </Stack>
    ) : (
      <EmptyState title="No directory is set up" action={<ToSettings>Set one up</ToSettings>}>
        Staff can sign in with your company's own accounts (OpenID Connect). Register{' '}
        <span style={{ overflowWrap: 'anywhere' }}>{callback}</span> with the provider, then enter its address, the client id and secret,
        and which group has which role.
      </EmptyState>
    )}
    <Stack as="section" gap={4} aria-labelledby="waiting">
      <Heading level={2} size={4} id="waiting">
        Waiting for your decision
      </Heading>
      <DirectoryRequests />
    </Stack>
  </Stack>
)

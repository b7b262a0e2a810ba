import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Switch } from '@framewell/design-system/elements/switch/Switch'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { DIGESTS } from '@framewell/domain/notifications/preferences'
import { OtherAddress } from './OtherAddress'
import { SettingsCard } from './SettingsCard'
import { DIGEST_LABELS } from './settingsWords'
import type { SettingsPart } from './useSettings'

/** Whether mails are sent, where to and how often. */
export const EmailSection = ({ preferences, accountEmail, otherEmail, change }: SettingsPart) => (
  <SettingsCard title="Email">
    <Switch
      label="Email notifications"
      hint={`To ${otherEmail?.verified ? otherEmail.email : accountEmail}. Messages about your account itself, such as a new password, are always sent.`}
      checked={preferences.emailNotifications}
      onChange={({ target }) => change({ emailNotifications: target.checked })}
    />
    {preferences.emailNotifications ? (
      <SelectField
        label="How often"
        hint="A digest comes at 8 in the morning in your time zone, weekly ones on Mondays. Urgent messages are sent right away."
        value={preferences.digest}
        onChange={({ target }) => {
          const digest = DIGESTS.find((one) => one === target.value)
          if (digest) change({ digest })
        }}
        options={optionsOf(DIGESTS, DIGEST_LABELS)}
      />
    ) : null}
    <Stack gap={3}>
      {otherEmail && !otherEmail.verified ? (
        <Alert tone="warn" title={`${otherEmail.email} is not verified yet`}>
          Open the link that we mailed there. Until then everything goes to {accountEmail}.
        </Alert>
      ) : null}
      <OtherAddress otherEmail={otherEmail} accountEmail={accountEmail} />
    </Stack>
  </SettingsCard>
)

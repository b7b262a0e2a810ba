import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Switch } from '@framewell/design-system/elements/switch/Switch'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { KIND_LABELS, NOTIFICATION_KINDS } from '@framewell/domain/notifications/kinds'
import { SettingsCard } from './SettingsCard'
import { KIND_HINTS } from './settingsWords'
import type { SettingsPart } from './useSettings'

/** Which of the four kinds are sent by mail; all of them appear in the app. */
export const KindsSection = ({ preferences: { notificationTypes }, change }: SettingsPart) => (
  <SettingsCard title="Notification types">
    <Stack gap={4}>
      {NOTIFICATION_KINDS.map((kind) => (
        <Switch
          key={kind}
          label={labelOf(KIND_LABELS, kind)}
          hint={KIND_HINTS[kind]}
          checked={notificationTypes.includes(kind)}
          onChange={({ target }) =>
            change({
              notificationTypes: NOTIFICATION_KINDS.filter((one) => (one === kind ? target.checked : notificationTypes.includes(one))),
            })
          }
        />
      ))}
    </Stack>
  </SettingsCard>
)

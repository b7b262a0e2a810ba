import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { KIND_LABELS } from '@framewell/domain/notifications/kinds'
import { SettingsCard } from './SettingsCard'
import { DIGEST_LABELS, zoneLabel } from './settingsWords'
import type { SettingsPart } from './useSettings'

/** The effect of the settings in words. */
export const SettingsSummary = ({ preferences, accountEmail, otherEmail, phone }: SettingsPart) => {
  const { emailNotifications, smsNotifications, notificationTypes, quietHours, quietStart, quietEnd, digest } = preferences
  const types = notificationTypes.map((kind) => labelOf(KIND_LABELS, kind))
  return (
    <SettingsCard title="Summary">
      <DescriptionList
        items={[
          { term: 'Email', detail: emailNotifications ? (otherEmail?.verified ? otherEmail.email : accountEmail) : 'Off' },
          ...(emailNotifications ? [{ term: 'How often', detail: labelOf(DIGEST_LABELS, digest) }] : []),
          { term: 'SMS', detail: smsNotifications && phone !== null ? phone : 'Off' },
          { term: 'Types', detail: types.length > 0 ? types.join(', ') : 'None: only in the app' },
          { term: 'Quiet hours', detail: quietHours ? `${quietStart} to ${quietEnd}, ${zoneLabel(preferences)}` : 'Off' },
          { term: 'In the app', detail: 'Always' },
        ]}
      />
    </SettingsCard>
  )
}

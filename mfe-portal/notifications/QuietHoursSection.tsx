import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Switch } from '@framewell/design-system/elements/switch/Switch'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { offeredZones } from '@framewell/domain/notifications/preferences'
import { SettingsCard } from './SettingsCard'
import type { SettingsPart } from './useSettings'

/** Hours in which nothing is sent; start, end and time zone are shown only while they are on. */
export const QuietHoursSection = ({ preferences, change }: SettingsPart) => {
  const { quietHours, quietStart, quietEnd, timezone } = preferences
  return (
    <SettingsCard title="Quiet hours">
      <Switch
        label="Quiet hours"
        hint="Emails and text messages wait until quiet hours end. Messages about your account itself are sent right away."
        checked={quietHours}
        onChange={({ target }) => change({ quietHours: target.checked })}
      />
      {quietHours ? (
        <FieldGroup columns={3}>
          <TextField
            label="Start"
            type="time"
            value={quietStart}
            onChange={({ target }) => (target.value ? change({ quietStart: target.value }) : undefined)}
          />
          <TextField
            label="End"
            type="time"
            value={quietEnd}
            onChange={({ target }) => (target.value ? change({ quietEnd: target.value }) : undefined)}
            error={quietStart === quietEnd ? 'They start and end at the same time, so there are no quiet hours.' : undefined}
          />
          <SelectField
            label="Timezone"
            value={timezone}
            onChange={({ target }) => change({ timezone: target.value })}
            options={offeredZones(timezone).map(({ id, label }) => ({ value: id, label }))}
          />
        </FieldGroup>
      ) : null}
    </SettingsCard>
  )
}

import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Switch } from '@framewell/design-system/elements/switch/Switch'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { saveNotificationSettings } from '@framewell/domain/notifications/settingsCalls'
import { useState } from 'react'
import { SettingsCard } from './SettingsCard'
import type { SettingsPart } from './useSettings'

const phoneSchema = saveNotificationSettings.input.shape.phone

/** Text messages for urgent notifications; they need a phone number. */
export const TextsSection = ({ preferences, phone, textsLeave, change }: SettingsPart) => {
  const [typed, setTyped] = useState(phone ?? '')
  const [error, setError] = useState<string>()
  const save = () => {
    const parsed = phoneSchema.safeParse(typed.trim() === '' ? null : typed)
    setError(parsed.success ? undefined : parsed.error.issues[0]?.message)
    if (parsed.success) change(parsed.data === null ? { phone: null, smsNotifications: false } : { phone: parsed.data ?? null })
  }
  return (
    <SettingsCard title="Text messages">
      <Switch
        label="SMS notifications"
        hint={phone === null ? 'For high-priority alerts only. Save a phone number first.' : `For high-priority alerts only, to ${phone}.`}
        checked={preferences.smsNotifications}
        disabled={phone === null}
        onChange={({ target }) => change({ smsNotifications: target.checked })}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack gap={3}>
          <TextField
            label="Phone"
            optional
            type="tel"
            autoComplete="tel"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={error}
          />
          <div>
            <Button type="submit" size="small">
              Save number
            </Button>
          </div>
        </Stack>
      </form>
      {textsLeave ? null : (
        <Alert tone="info">No text message provider is connected yet: messages are stored for our operators and are not sent.</Alert>
      )}
    </SettingsCard>
  )
}

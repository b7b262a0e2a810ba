import type { CallInput } from '@framewell/domain/http/defineCall'
import { isApiError } from '@framewell/domain/http/isApiError'
import { ACCOUNT_TOASTS } from '@framewell/domain/notices/toasts'
import { getNotificationSettings, type NotificationSettings, saveNotificationSettings } from '@framewell/domain/notifications/settingsCalls'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

export const SETTINGS_QUERY = [...SIGNED_IN_QUERIES, 'notification-settings'] as const

type Changes = CallInput<typeof saveNotificationSettings>

/** The user's settings. A change shows at once and is saved automatically; one that cannot be saved is reverted and reported. */
export function useSettings() {
  const shell = useShell()
  const call = useGuardedCall()
  const queryClient = useQueryClient()
  const unsaved = () => queryClient.isMutating({ mutationKey: SETTINGS_QUERY })
  const query = useQuery({
    queryKey: SETTINGS_QUERY,
    queryFn: async ({ signal }) => {
      const stored = await call(getNotificationSettings, {}, { signal })
      // The displayed settings include unsaved changes; the last save triggers a refetch.
      return unsaved() > 0 ? (queryClient.getQueryData<NotificationSettings>(SETTINGS_QUERY) ?? stored) : stored
    },
    networkMode: 'always',
    retry: retryUnlessRefused,
  })
  useLive('notices', SETTINGS_QUERY, 'settings')
  const saving = useMutation({
    mutationKey: SETTINGS_QUERY,
    mutationFn: (changes: Changes) => call(saveNotificationSettings, changes),
    networkMode: 'always',
    // Serialized, so that the last response is the last change's.
    scope: { id: 'notification-settings' },
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey: SETTINGS_QUERY })
      const before = queryClient.getQueryData<NotificationSettings>(SETTINGS_QUERY)
      if (before) queryClient.setQueryData<NotificationSettings>(SETTINGS_QUERY, changed(before, changes))
      return before
    },
    onSuccess: () => shell.toast({ ...ACCOUNT_TOASTS.settingsUpdated, tone: 'success' }),
    onError: (error, _, before) => {
      if (before) queryClient.setQueryData(SETTINGS_QUERY, before)
      const { title, description } = ACCOUNT_TOASTS.settingsFailed
      const refused = isApiError(error) && error.status < 500
      shell.toast({ title, description: refused ? problemSentence(error, description) : description, tone: 'destructive' })
    },
    onSettled: () => (unsaved() > 1 ? undefined : queryClient.invalidateQueries({ queryKey: SETTINGS_QUERY })),
  })
  return { query, change: saving.mutate }
}

function changed(before: NotificationSettings, { phone, ...preferences }: Changes): NotificationSettings {
  const given = Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== undefined))
  return { ...before, preferences: { ...before.preferences, ...given }, phone: phone === undefined ? before.phone : phone }
}

/** Props of a settings section. */
export interface SettingsPart extends NotificationSettings {
  /** Saves at once. */
  readonly change: ReturnType<typeof useSettings>['change']
}

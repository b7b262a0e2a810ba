import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Switch } from '@framewell/design-system/elements/switch/Switch'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { setAlertRule } from '@framewell/domain/insights/alertCalls'
import { ALERT_RULES, type Alert as AlertRow } from '@framewell/domain/insights/alertRules'
import { METRICS } from '@framewell/domain/insights/metrics'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ALERT_QUERIES } from '../insights/insightQueries'

const typedSchema = z.object({ threshold: z.string(), on: z.boolean(), reason: z.string() })
const UNIT_WORDS: Readonly<Partial<Record<string, string>>> = { dollars: 'US dollars', percent: 'percent', count: 'number' }
const unitWords = (unit: string) => UNIT_WORDS[unit] ?? unit

/** Sets a rule's threshold or turns it off, with a reason for the audit trail. */
export const AlertRuleDialog = ({ alert: { rule, title, threshold, on } }: { alert: AlertRow }) => {
  const [open, setOpen] = useState(false)
  const shell = useShell()
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(typedSchema.transform((typed) => ({ rule, ...typed })).pipe(z.preprocess((given) => given, setAlertRule.input))),
    defaultValues: { threshold: String(threshold), on, reason: '' },
  })
  const { errors } = form.formState
  const sending = useSend(setAlertRule, {
    form: onForm(form, ['threshold', 'on', 'reason']),
    onSent: () => {
      shell.toast({ title: 'Alert rule saved', description: title, tone: 'success' })
      setOpen(false)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ALERT_QUERIES }),
  })
  const unit = unitWords(METRICS[ALERT_RULES[rule].metric].unit)
  return (
    <Dialog
      title={title}
      description="The rule warns when the figure is at the threshold or above."
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        sending.reset()
        form.reset({ threshold: String(threshold), on, reason: '' })
      }}
      trigger={
        <Button size="small" variant="plain" aria-label={`Set rule: ${title}`}>
          Set rule
        </Button>
      }
      footer={
        <Button
          variant="primary"
          pending={sending.busy}
          pendingText="Saving..."
          onClick={form.handleSubmit((rule) => void sending.send(rule))}
        >
          Save rule
        </Button>
      }
    >
      <Stack gap={4}>
        <Switch label="Warn" {...form.register('on')} />
        <TextField label={`Threshold, ${unit}`} inputMode="decimal" error={errors.threshold?.message} {...form.register('threshold')} />
        <TextArea label="Reason" rows={2} error={errors.reason?.message} {...form.register('reason')} />
        <SendAlert failure={sending.failure} />
      </Stack>
    </Dialog>
  )
}

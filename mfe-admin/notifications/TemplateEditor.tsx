import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import {
  drawTemplate,
  type listTemplates,
  type NotificationTemplate,
  previewTemplate,
  saveTemplate,
  type TemplateWords,
  templateWordsSchema,
} from '@framewell/domain/notifications/templateCalls'
import { templateFaults } from '@framewell/domain/notifications/templateFaults'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import { MailPreview } from './MailPreview'

export const TEMPLATES_QUERY = [...DASHBOARD_QUERIES, 'templates'] as const

/** The template of one event: edit, preview as a mail, save as a version, or restore the default. */
export const TemplateEditor = ({ template }: { template: NotificationTemplate }) => {
  const { event, version, words, hasAction, variables } = template
  const shell = useShell()
  const queryClient = useQueryClient()
  const form = useForm({ resolver: zodResolver(checked(variables)), defaultValues: words })
  const { errors } = form.formState
  const preview = useSend(previewTemplate)
  const saving = useSend(saveTemplate, {
    form: onForm(form, ['subject', 'text', 'notice', 'actionLabel'], 'words.'),
    onSent: ({ template: saved }) => {
      // The next change needs the new version, so it does not wait for the list to reload.
      queryClient.setQueryData<CallOutput<typeof listTemplates>>(
        TEMPLATES_QUERY,
        (known) => known && { templates: known.templates.map((one) => (one.event === saved.event ? saved : one)) },
      )
      shell.toast({ title: 'Words saved', description: 'They apply to everything sent from now on.', tone: 'success' })
      void queryClient.invalidateQueries({ queryKey: DASHBOARD_QUERIES })
    },
  })
  const shown = preview.answer
  const [previewed, show] = useState<TemplateWords>(words)
  const drawn = `${drawTemplate.path.replace('{event}', event)}?${new URLSearchParams({ words: JSON.stringify(previewed) })}`
  return (
    <form noValidate onSubmit={form.handleSubmit((given) => void saving.send({ event, seen: version, words: given }))}>
      <Stack gap={5}>
        <SendAlert failure={saving.failure ?? preview.failure} />
        <TextField {...form.register('subject')} label="Subject" error={errors.subject?.message} />
        <TextArea
          {...form.register('text')}
          label="Text"
          rows={12}
          hint="An empty line begins a paragraph. Lines that begin with - make a list; lines like | label | value make a table. Fields without a value are left out."
          error={errors.text?.message}
        />
        <TextField
          {...form.register('notice')}
          label="Notice in the app"
          optional
          hint="The first paragraph unless given."
          error={errors.notice?.message}
        />
        {hasAction ? <TextField {...form.register('actionLabel')} label="Button" error={errors.actionLabel?.message} /> : null}
        <Stack direction="row" gap={3}>
          <Button type="submit" variant="primary" pending={saving.busy} pendingText="Saving...">
            Save
          </Button>
          <Button
            pending={preview.busy}
            pendingText="Drawing..."
            onClick={form.handleSubmit((given) => {
              show(given)
              void preview.send({ event, words: given })
            })}
          >
            Preview
          </Button>
          {version > 0 ? (
            <Button variant="plain" onClick={() => void saving.send({ event, seen: version, words: null })}>
              Original
            </Button>
          ) : null}
        </Stack>
        {shown ? <MailPreview subject={shown.subject} sheet={drawn} text={shown.text} /> : null}
        <Stack gap={3}>
          <Heading level={3} size={5}>
            Fields you can use
          </Heading>
          {variables.length > 0 ? (
            <DescriptionList items={variables.map(({ name, example }) => ({ term: `{${name}}`, detail: example || 'Sometimes empty' }))} />
          ) : (
            <Text tone="muted">Nothing: this event has the same text for everyone.</Text>
          )}
        </Stack>
      </Stack>
    </form>
  )
}

/** The server's own validation, run before sending; each error is shown on its field. */
function checked(variables: NotificationTemplate['variables']) {
  const known = variables.map(({ name }) => name)
  return templateWordsSchema.superRefine((words, context) => {
    for (const { field, message } of templateFaults(words, known)) context.addIssue({ code: 'custom', path: [field], message })
  })
}

import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { useShell } from '../shell/useShell'

/** A secret shown once, to be copied now because nobody can read it again. */
export const ShownSecret = ({ label, secret }: { label: string; secret: string }) => {
  const shell = useShell()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => shell.toast({ title: 'Copied', tone: 'success' }),
      () => shell.toast({ title: 'Not copied', description: 'Select the text and copy it by hand.', tone: 'destructive' }),
    )
  return (
    <Stack gap={4}>
      <Alert tone="warn" title="Copy it now">
        It is stored nowhere and cannot be shown again. Give it to the system in a way that only its people read.
      </Alert>
      <TextField label={label} readOnly value={secret} onFocus={({ target }) => target.select()} spellCheck={false} />
      <div>
        <Button variant="primary" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </Stack>
  )
}

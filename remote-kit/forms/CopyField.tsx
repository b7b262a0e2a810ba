import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { useShell } from '../shell/useShell'

/** A text to hand on: shown whole, selected when focused, copied with a press. */
export const CopyField = ({ label, text }: { label: string; text: string }) => {
  const shell = useShell()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => shell.toast({ title: 'Copied', tone: 'success' }),
      () => shell.toast({ title: 'Not copied', description: 'Select the text and copy it by hand.', tone: 'destructive' }),
    )
  return (
    <Stack gap={4}>
      <TextField label={label} readOnly value={text} onFocus={({ target }) => target.select()} spellCheck={false} />
      <div>
        <Button variant="primary" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </Stack>
  )
}

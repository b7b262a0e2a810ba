import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { CopyField } from '../forms/CopyField'

/** A secret shown once, to be copied now because nobody can read it again. */
export const ShownSecret = ({ label, secret }: { label: string; secret: string }) => (
  <Stack gap={4}>
    <Alert tone="warn" title="Copy it now">
      It is stored nowhere and cannot be shown again. Give it to the system in a way that only its people read.
    </Alert>
    <CopyField label={label} text={secret} />
  </Stack>
)

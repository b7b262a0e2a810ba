import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { exportOwnData } from '@framewell/domain/privacy/calls'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { useState } from 'react'

/** Exports the personal data we store. */
export const OwnData = () => {
  const download = useDownload()
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    await download(exportOwnData, {}, 'personal-data.zip')
    setBusy(false)
  }
  return (
    <Stack as="section" gap={3} align="start" aria-labelledby="own-data">
      <Heading level={2} size={4} id="own-data">
        Your data
      </Heading>
      <Text>
        Everything we store about you, as one archive: records by area, and your files. To have it deleted,{' '}
        <Link href="/contact">write to us</Link>: we must keep what was signed and paid, and delete everything else.
      </Text>
      <Button pending={busy} pendingText="Collecting..." onClick={() => void take()}>
        Download your data
      </Button>
    </Stack>
  )
}

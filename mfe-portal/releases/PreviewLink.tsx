import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { ReleaseRecord } from '@framewell/domain/releases/releaseRecord'
import { tryRelease } from '@framewell/domain/releases/tryingCalls'
import { CopyField } from '@framewell/remote-kit/forms/CopyField'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'

/** Makes a preview link of a release; nothing for one that cannot be previewed. */
export const PreviewLink = ({ id, version, status, filesKept }: ReleaseRecord) => {
  const making = useSend(tryRelease, { words: { kept: 'Nothing is lost' } })
  if (status === 'withdrawn' || !filesKept) return null
  const { answer, failure, busy } = making
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        pending={busy}
        aria-label={`Preview link of ${version}`}
        onClick={() => void making.send({ id })}
      >
        Preview link
      </Button>
      <Dialog
        title={`Preview of ${version}`}
        open={Boolean(answer ?? failure)}
        onOpenChange={(open) => {
          if (!open) making.reset()
        }}
      >
        {answer ? (
          <Stack gap={4}>
            <Text>
              It shows the site with this release in each browser that opens it, without sign-in, until <ShortTime iso={answer.until} />. It
              ends early when the release is withdrawn or you lose access to this page.
            </Text>
            <CopyField label="Preview link" text={answer.url} />
          </Stack>
        ) : (
          <SendAlert title="No link was made" failure={failure} />
        )}
      </Dialog>
    </>
  )
}

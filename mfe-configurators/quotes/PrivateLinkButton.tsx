import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'

/** Copies a quote's private link; when the browser refuses, shows it for manual copying. */
export const PrivateLinkButton = ({ link }: { link: PrivateLink }) => {
  const { toast } = useShell()
  const url = new URL(quotePath(link), location.origin).href
  const copy = useMutation({
    mutationFn: () => navigator.clipboard.writeText(url),
    networkMode: 'always',
    onSuccess: () => toast({ title: 'Link copied', description: 'Anyone with it can open this quote.' }),
  })
  return (
    <Stack gap={2}>
      <Button variant="plain" icon={<Link2 />} onClick={() => copy.mutate()}>
        Copy private link
      </Button>
      {copy.isError ? (
        <TextField label="Private link" hint="Copy it from here." readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      ) : null}
    </Stack>
  )
}

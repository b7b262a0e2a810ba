import { Button } from '@framewell/design-system/elements/button/Button'
import { downloadQuote } from '@framewell/domain/quotes/quoteCalls'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { saveFile } from '@framewell/remote-kit/files/saveFile'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'

interface DownloadQuoteButtonProps {
  link: PrivateLink
  number: string
  block?: boolean
}

/** Downloads the quote as a PDF. Not a link, whose URL would contain the token. */
export const DownloadQuoteButton = ({ link, number, block = false }: DownloadQuoteButtonProps) => {
  const { call, toast } = useShell()
  const download = useMutation({
    networkMode: 'always',
    mutationFn: () => saveFile(call, downloadQuote, { ...link }, `${number}.pdf`),
    onError: (error) =>
      toast({
        title: 'PDF not downloaded',
        description: problemSentence(error, 'The connection was lost. Please try again.'),
        tone: 'destructive',
      }),
  })
  return (
    <Button icon={<Download />} block={block} pending={download.isPending} pendingText="Downloading..." onClick={() => download.mutate()}>
      Download PDF
    </Button>
  )
}

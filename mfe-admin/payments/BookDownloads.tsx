import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { BOOK_FILES, downloadBooks } from '@framewell/domain/payments/bookCalls'
import { JOURNAL_FORMAT_WORDS } from '@framewell/domain/payments/journalFile'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { FileDown } from 'lucide-react'

type Asked = CallInput<typeof downloadBooks>
const WORDS: Record<Asked['format'], string> = { statements: 'Statements (CSV)', ...JOURNAL_FORMAT_WORDS }

/** Downloads of a period: its statements, and its journal in each format. @param of names the period, where there are several */
export const BookDownloads = ({ period, of }: { period: Omit<Asked, 'format'>; of?: string }) => {
  const download = useDownload()
  return (
    <Stack direction="row" gap={2}>
      {BOOK_FILES.map((format) => (
        <Button
          key={format}
          size="small"
          icon={<FileDown />}
          aria-label={of === undefined ? undefined : `${WORDS[format]} of ${of}`}
          onClick={() => void download(downloadBooks, { ...period, format }, `books-${period.from}-to-${period.until}`)}
        >
          {WORDS[format]}
        </Button>
      ))}
    </Stack>
  )
}

import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { LOT_COLUMNS, type PastedRow, pasteLots } from '@framewell/domain/developments/pasteLots'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useState } from 'react'
import { useSaveLots } from './useSaveLots'

interface PasteLotsProps {
  developmentId: string
  book: PriceBook
  /** Names of the development's lots. */
  names: readonly string[]
}

/** Adds rows of a spreadsheet. Rows with mistakes stay in the field with what is wrong in each; nothing typed is lost. */
export const PasteLots = ({ developmentId, book, names }: PasteLotsProps) => {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<readonly PastedRow[]>([])
  const [added, setAdded] = useState(0)
  const saving = useSaveLots()
  const paste = async () => {
    const { heading, rows } = pasteLots(text, book, names, () => crypto.randomUUID())
    const good = rows.flatMap(({ lot }) => (lot ? [lot] : []))
    const bad = rows.filter(({ lot }) => lot === undefined)
    setWrong(bad)
    setAdded(0)
    if (good.length === 0) return
    const saved = await saving.send({ developmentId, lots: good })
    if (saved === null) return
    setAdded(good.length)
    setText(bad.length === 0 ? '' : [...(heading ? [heading] : []), ...bad.map((row) => row.text)].join('\n'))
  }
  return (
    <Card>
      <form
        noValidate
        aria-label="Paste rows of a spreadsheet"
        onSubmit={(event) => {
          event.preventDefault()
          void paste()
        }}
      >
        <Stack gap={4}>
          <TextArea
            label="Rows copied from a spreadsheet"
            hint={`Columns: ${LOT_COLUMNS.join(', ')}. Name them in the first row to use another order. Blank options are the recommended ones.`}
            rows={6}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {wrong.length > 0 ? (
            <Alert tone="bad" live="assertive" title={wrong.length === 1 ? '1 row was not added' : `${wrong.length} rows were not added`}>
              {wrong.map((row) => (
                <Text key={row.at} size="compact">
                  {`Row ${row.at}: ${row.errors.map(({ column, message }) => `${column}: ${message}`).join(' ')}`}
                </Text>
              ))}
            </Alert>
          ) : null}
          {added > 0 ? (
            <Alert tone="ok" live="polite">
              {added === 1 ? '1 lot added.' : `${added} lots added.`}
            </Alert>
          ) : null}
          <SendAlert title="Not added" failure={saving.failure} />
          <div>
            <Button
              type="submit"
              variant="primary"
              pending={saving.busy}
              pendingText="Adding..."
              disabledReason={text.trim() === '' ? 'Paste rows first.' : null}
            >
              Add these rows
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}

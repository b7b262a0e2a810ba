import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { movedTo } from '@framewell/domain/content/grid/gridWords'
import { HEAD_LENGTH } from '@framewell/domain/content/paste/pastedLines'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Trash2 } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { styled } from 'styled-components'

interface GridHeadProps {
  id: string
  noun: string
  at: number
  count: number
  /** Above a column rather than beside a row. */
  across: boolean
  words: string
  onPaste: (event: ClipboardEvent) => void
  onRename: (words: string) => void
  onRemove: () => void
  /** Moves it to another position; `control` is the button that keeps focus. */
  onMove: (to: number, control: 'back' | 'on') => void
}

/** A column or row heading: its text and position. Alt with an arrow key moves it too. */
export const GridHead = ({ id, noun, at, count, across, words, onPaste, onRename, onRemove, onMove }: GridHeadProps) => {
  const [backKey, onKey] = across ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  const move = (step: -1 | 1) => {
    const moved = movedTo(at, step, count)
    if (moved) onMove(moved.to, moved.control)
  }
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== backKey && event.key !== onKey)) return
    event.preventDefault()
    // The section uses the same keys.
    event.stopPropagation()
    move(event.key === backKey ? -1 : 1)
  }
  const name = `${noun} ${at + 1}`
  return (
    <div>
      <TextField
        size="small"
        hideLabel
        label={capital(name)}
        placeholder={capital(noun)}
        maxLength={HEAD_LENGTH}
        value={words}
        onPaste={onPaste}
        onChange={(event) => onRename(event.currentTarget.value)}
      />
      <Tools onKeyDown={keys}>
        <IconButton
          id={`${id}-back`}
          size="small"
          label={`Move ${name} ${across ? 'left' : 'up'}`}
          icon={across ? <ArrowLeft /> : <ArrowUp />}
          aria-keyshortcuts={`Alt+${backKey}`}
          aria-disabled={at === 0 || undefined}
          onClick={() => move(-1)}
        />
        <IconButton
          id={`${id}-on`}
          size="small"
          label={`Move ${name} ${across ? 'right' : 'down'}`}
          icon={across ? <ArrowRight /> : <ArrowDown />}
          aria-keyshortcuts={`Alt+${onKey}`}
          aria-disabled={at === count - 1 || undefined}
          onClick={() => move(1)}
        />
        <IconButton id={`${id}-remove`} size="small" label={`Remove ${name}`} icon={<Trash2 />} onClick={onRemove} />
      </Tools>
    </div>
  )
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const Tools = styled.div`
  display: flex;
`

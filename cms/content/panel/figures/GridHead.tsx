'use client'

import { movedTo } from '@framewell/domain/content/grid/gridWords'
import { HEAD_LENGTH } from '@framewell/domain/content/paste/pastedLines'
import type { ClipboardEvent, KeyboardEvent } from 'react'

interface GridHeadProps {
  readonly id: string
  readonly noun: string
  readonly at: number
  readonly count: number
  /** Heads a column, not a row. */
  readonly across: boolean
  readonly words: string
  readonly readOnly: boolean
  readonly onPaste: (event: ClipboardEvent) => void
  readonly onRename: (words: string) => void
  readonly onRemove: () => void
  /** Moves it to another position; `control` is the button that keeps the focus. */
  readonly onMove: (to: number, control: 'back' | 'on') => void
}

/** The heading of a column or row: its text and its position. Alt with an arrow key moves it as well. */
export const GridHead = ({ id, noun, at, count, across, words, readOnly, onPaste, onRename, onRemove, onMove }: GridHeadProps) => {
  const name = `${noun} ${at + 1}`
  const [back, on] = across
    ? ([
        { key: 'ArrowLeft', words: 'left', sign: '←' },
        { key: 'ArrowRight', words: 'right', sign: '→' },
      ] as const)
    : ([
        { key: 'ArrowUp', words: 'up', sign: '↑' },
        { key: 'ArrowDown', words: 'down', sign: '↓' },
      ] as const)
  const move = (step: -1 | 1) => {
    const moved = movedTo(at, step, count)
    if (moved) onMove(moved.to, moved.control)
  }
  const keys = (event: KeyboardEvent) => {
    if (readOnly || !event.altKey || (event.key !== back.key && event.key !== on.key)) return
    event.preventDefault()
    event.stopPropagation()
    move(event.key === back.key ? -1 : 1)
  }
  const mover = (way: typeof back | typeof on, step: -1 | 1, control: 'back' | 'on') => (
    <button
      aria-disabled={movedTo(at, step, count) === undefined || undefined}
      aria-keyshortcuts={`Alt+${way.key}`}
      aria-label={`Move ${name} ${way.words}`}
      id={`${id}-${control}`}
      onClick={() => move(step)}
      onKeyDown={keys}
      type="button"
    >
      {way.sign}
    </button>
  )
  return (
    <>
      <input
        aria-label={name.charAt(0).toUpperCase() + name.slice(1)}
        maxLength={HEAD_LENGTH}
        onChange={({ target }) => onRename(target.value)}
        onPaste={onPaste}
        placeholder={noun.charAt(0).toUpperCase() + noun.slice(1)}
        readOnly={readOnly}
        type="text"
        value={words}
      />
      {readOnly ? null : (
        <span className="figure-grid__tools">
          {mover(back, -1, 'back')}
          {mover(on, 1, 'on')}
          <button aria-label={`Remove ${name}`} onClick={onRemove} onKeyDown={keys} type="button">
            ×
          </button>
        </span>
      )}
    </>
  )
}

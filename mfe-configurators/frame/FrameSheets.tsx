import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import type { Drawing } from '@framewell/domain/framing/drawing'
import { FrameDrawing } from '@framewell/remote-kit/drawing/FrameDrawing'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { FramePaper } from './FramePaper'

export interface FrameSheet {
  /** Lowercase, for use in a sentence: 'right side', 'story 2'. */
  readonly name: string
  readonly drawing: Drawing
}

export interface FrameSheetsProps {
  sheets: readonly FrameSheet[]
  label: string
}

/** Drawings of one kind, shown one at a time, with a button to the next. */
export const FrameSheets = ({ sheets, label }: FrameSheetsProps) => {
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, sheets.length - 1)
  const sheet = sheets[at]
  const next = sheets[(at + 1) % sheets.length]
  if (!sheet) return null
  return (
    <FramePaper data-corner={sheets.length > 1 || undefined}>
      <FrameDrawing drawing={sheet.drawing} size="small" aria-label={`${label}: ${sheet.drawing.title}`} />
      {next && sheets.length > 1 ? (
        <Corner>
          <Name aria-live="polite">{capitalized(sheet.name)}</Name>
          <IconButton
            variant="outlined"
            size="small"
            label={`Show ${next.name}`}
            icon={<RotateCw />}
            onClick={() => setChosen((at + 1) % sheets.length)}
          />
        </Corner>
      ) : null}
    </FramePaper>
  )
}

function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}

const Corner = styled.div`
  position: absolute;
  right: var(--space-2);
  bottom: var(--space-2);
  display: flex;
  gap: var(--space-2);
  align-items: center;
  padding-left: var(--space-2);
  border-radius: var(--radius-base);
  background: var(--color-paper);
`

const Name = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--text-tiny);
`

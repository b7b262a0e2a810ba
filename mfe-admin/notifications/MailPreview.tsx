import { Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import { useState } from 'react'
import { styled } from 'styled-components'

interface MailPreviewProps {
  subject: string
  /** The URL of the server-rendered HTML; null when there is only plain text. */
  sheet: string | null
  text: string
}

/** A mail as HTML and as plain text. Scripts do not run in it, and its links are disabled. */
export const MailPreview = ({ subject, sheet, text }: MailPreviewProps) => {
  const [shown, show] = useState('html')
  const plain = <Plain>{text}</Plain>
  if (sheet === null) return plain
  return (
    <Tabs
      label="Preview"
      look="pills"
      place="below"
      value={shown}
      onValueChange={show}
      tabs={[
        { value: 'html', label: 'Designed', content: <Sheet title={`Mail: ${subject}`} sandbox="" src={sheet} /> },
        { value: 'text', label: 'Plain text', content: plain },
      ]}
    />
  )
}

const Sheet = styled.iframe`
  width: 100%;
  height: 34rem;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
`

const Plain = styled.pre`
  margin: 0;
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  font-size: var(--text-small);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

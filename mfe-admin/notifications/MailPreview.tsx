import { Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import { useState } from 'react'
import { styled } from 'styled-components'

interface MailPreviewProps {
  subject: string
  /** Where the server draws it; without one there is the plain text alone. */
  sheet: string | null
  text: string
}

/** A mail as it is read: designed, and as plain text. Nothing in it can run, and none of its links leads anywhere from here. */
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

import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { useState } from 'react'
import { styled } from 'styled-components'

/** Shows new recovery codes once; continues when the owner confirms having stored them. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied('Copied.'),
      () => setCopied('Your browser did not let us copy: mark the codes and copy them.'),
    )
  return (
    <Stack gap={4} align="start">
      <Alert tone="warn" title="Keep these recovery codes">
        Each opens your account once, in place of your app or passkey. They are shown only now. Keep them where you keep papers, not beside
        your password.
      </Alert>
      <List aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Stack direction="row" gap={3} align="center">
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="primary" onClick={onKept}>
          I have kept them
        </Button>
        <span role="status">{copied}</span>
      </Stack>
    </Stack>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
  overflow-wrap: anywhere;
`

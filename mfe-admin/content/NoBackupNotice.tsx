import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { NO_COPY } from '@framewell/domain/content/saving/deviceCopies'
import { useState } from 'react'
import { styled } from 'styled-components'

/** Shown once on this screen, not on every page. */
let said = false

/** The browser cannot store a copy of unsaved changes. A notice only; editing continues. */
export const NoBackupNotice = () => {
  const [shown, setShown] = useState(!said)
  if (!shown) return null
  return (
    <Notice
      tone="warn"
      live="polite"
      title={NO_COPY.title}
      actions={
        <Button
          size="small"
          onClick={() => {
            said = true
            setShown(false)
          }}
        >
          OK
        </Button>
      }
    >
      {NO_COPY.words}
    </Notice>
  )
}

const Notice = styled(Alert)`
  margin-top: var(--space-5);
`

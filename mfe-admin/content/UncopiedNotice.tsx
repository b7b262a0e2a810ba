import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { NO_COPY } from '@framewell/domain/content/saving/deviceCopies'
import { useState } from 'react'
import { styled } from 'styled-components'

/** It was said on this screen: not again on every page. */
let said = false

/** The browser keeps no copy of what is not saved yet: said once, and nothing is stopped by it. */
export const UncopiedNotice = () => {
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

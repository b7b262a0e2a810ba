import { NO_COPY } from '@framewell/domain/content/saving/deviceCopies'
import { Banner, Button } from '@payloadcms/ui'
import { useState } from 'react'

/** It was said in this panel: not again on every form. */
let said = false

/** The browser keeps no copy of what is not saved yet: said once, and nothing is stopped by it. */
export const UncopiedNotice = () => {
  const [shown, setShown] = useState(!said)
  if (!shown) return null
  return (
    <Banner type="error">
      <p>
        <strong>{NO_COPY.title}.</strong> {NO_COPY.words}
      </p>
      <Button
        buttonStyle="secondary"
        onClick={() => {
          said = true
          setShown(false)
        }}
        size="small"
      >
        OK
      </Button>
    </Banner>
  )
}

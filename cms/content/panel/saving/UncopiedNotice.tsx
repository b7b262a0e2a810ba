import { NO_COPY } from '@framewell/domain/content/saving/deviceCopies'
import { Banner, Button } from '@payloadcms/ui'
import { useState } from 'react'

/** Already shown in this session of the panel. */
let said = false

/** The browser cannot back up unsaved edits. Shown once; nothing is blocked. */
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

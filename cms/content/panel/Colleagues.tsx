'use client'

import { LastActNotice } from './acts/LastActNotice'
import { OpenComments } from './OpenComments'
import { ReviewControls } from './ReviewControls'

/** What was done last with this document beyond itself, and what others have to do with it; nothing while there is neither. */
export const Colleagues = () => (
  <div className="field-type">
    <LastActNotice />
    <ReviewControls />
    <OpenComments />
  </div>
)

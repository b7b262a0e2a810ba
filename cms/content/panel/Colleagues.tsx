'use client'

import { LastActNotice } from './acts/LastActNotice'
import { OpenComments } from './OpenComments'
import { ReviewControls } from './ReviewControls'

/** The last act on this document that reached beyond it, its review and its comments. Renders nothing if there are none. */
export const Colleagues = () => (
  <div className="field-type">
    <LastActNotice />
    <ReviewControls />
    <OpenComments />
  </div>
)

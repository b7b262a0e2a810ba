'use client'

import { OpenComments } from './OpenComments'
import { ReviewControls } from './ReviewControls'

/** What others have to do with this document; nothing while nobody asked or said anything. */
export const Colleagues = () => (
  <div className="field-type">
    <ReviewControls />
    <OpenComments />
  </div>
)

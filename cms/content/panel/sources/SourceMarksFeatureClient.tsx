'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { later } from '../../../panel/later'

/** Loaded with the first rich text that scrolls into view. */
const SourceMarks = later(() => import('./SourceMarks').then((parts) => parts.SourceMarks))

export const SourceMarksFeatureClient = createClientFeature({ plugins: [{ Component: SourceMarks, position: 'bottom' }] })

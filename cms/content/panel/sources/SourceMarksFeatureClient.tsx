'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { later } from '../../../panel/later'

/** Comes with the first text that is looked at. */
const SourceMarks = later(() => import('./SourceMarks').then((parts) => parts.SourceMarks))

export const SourceMarksFeatureClient = createClientFeature({ plugins: [{ Component: SourceMarks, position: 'bottom' }] })

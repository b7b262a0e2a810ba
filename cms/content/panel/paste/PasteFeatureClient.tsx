'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { later } from '../../../panel/later'
import { PasteWaiting } from './PasteWaiting'

/** Loaded with the first rich text that scrolls into view. */
const PastePlugin = later(() => import('./PastePlugin').then((parts) => parts.PastePlugin), <PasteWaiting />)

export const PasteFeatureClient = createClientFeature({ plugins: [{ Component: PastePlugin, position: 'bottom' }] })

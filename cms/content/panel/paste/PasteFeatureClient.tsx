'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { later } from '../../../panel/later'
import { PasteWaiting } from './PasteWaiting'

/** Comes with the first text that is looked at. */
const PastePlugin = later(() => import('./PastePlugin').then((parts) => parts.PastePlugin), <PasteWaiting />)

export const PasteFeatureClient = createClientFeature({ plugins: [{ Component: PastePlugin, position: 'bottom' }] })

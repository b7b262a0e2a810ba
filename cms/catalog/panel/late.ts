'use client'

import { later } from '../../panel/later'

export const PriceTexts = later(() => import('./PriceTexts').then((parts) => parts.PriceTexts))

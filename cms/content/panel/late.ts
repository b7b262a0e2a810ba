'use client'

import { later } from '../../panel/later'

export const PictureUses = later(() => import('./PictureUses').then((parts) => parts.PictureUses))

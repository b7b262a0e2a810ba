'use client'

import { later } from '../../panel/later'

export const LeadToField = later(() => import('./LeadToField').then((parts) => parts.LeadToField))
export const PictureUses = later(() => import('./PictureUses').then((parts) => parts.PictureUses))
export const Conflicts = later(() => import('./saving/Conflicts').then((parts) => parts.Conflicts))

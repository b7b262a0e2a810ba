'use client'

import { later } from './later'

export const DataEditor = later(() => import('./DataEditor').then((parts) => parts.DataEditor))

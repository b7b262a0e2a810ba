'use client'

import { later } from '../../../panel/later'

export const VersionPage = later(() => import('./VersionPage').then((parts) => parts.VersionPage))

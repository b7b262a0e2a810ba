'use client'

import { later } from '../../../panel/later'

export const VersionPage = later(() => import('./VersionPage').then((parts) => parts.VersionPage))
export const VersionList = later(() => import('./VersionList').then((parts) => parts.VersionList))

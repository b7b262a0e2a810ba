'use client'

import { later } from '../../panel/later'

export const SignIns = later(() => import('./SignIns').then((parts) => parts.SignIns))

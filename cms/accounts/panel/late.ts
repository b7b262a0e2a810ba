'use client'

import { later } from '../../panel/later'

export const AddressChange = later(() => import('./AddressChange').then((parts) => parts.AddressChange))
export const SignIns = later(() => import('./SignIns').then((parts) => parts.SignIns))

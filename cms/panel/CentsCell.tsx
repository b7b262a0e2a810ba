'use client'

import { isCents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import type { DefaultCellComponentProps } from 'payload'

/** In lists: an amount stored in cents, as dollars. */
export const CentsCell = ({ cellData }: Pick<DefaultCellComponentProps, 'cellData'>) => (isCents(cellData) ? usd(cellData) : null)

'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** The title in a list. A draft without one is called as on the content screen. */
export const TitleCell = (props: DefaultCellComponentProps) => <DefaultCell {...props} cellData={props.cellData || 'Untitled'} />

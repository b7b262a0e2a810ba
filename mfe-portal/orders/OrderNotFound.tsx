import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { PackageX } from 'lucide-react'
import type { ReactNode } from 'react'

/** Shown for an order that does not exist or is not the viewer's. */
export const OrderNotFound = ({ number, action }: { number: string; action?: ReactNode }) => (
  <EmptyState icon={<PackageX />} title="Order Not Found" {...(action ? { action } : {})}>
    There is no order {number} among yours.
  </EmptyState>
)

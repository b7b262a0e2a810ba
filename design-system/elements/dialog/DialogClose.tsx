import * as Primitive from 'radix-ui/dialog'
import type { ReactElement } from 'react'

/** Makes the button inside close the surrounding Dialog or Drawer. */
export const DialogClose = ({ children }: { children: ReactElement }) => <Primitive.Close asChild>{children}</Primitive.Close>

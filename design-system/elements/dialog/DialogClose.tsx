import * as Primitive from 'radix-ui/dialog'
import type { ReactElement } from 'react'

/** Makes the button inside close the Dialog or Drawer around it. */
export const DialogClose = ({ children }: { children: ReactElement }) => <Primitive.Close asChild>{children}</Primitive.Close>

import * as Primitive from 'radix-ui/tooltip'
import { createContext, type ReactNode, useContext } from 'react'
import { delay } from '../../tokens/motion'

const ProvidedContext = createContext(false)

/** Around an area whose tooltips share their delays: 700 ms to open, 300 ms during which the next opens at once. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <ProvidedContext value={true}>
    <Primitive.Provider delayDuration={delay.tooltipOpen} skipDelayDuration={delay.tooltipSkip}>
      {children}
    </Primitive.Provider>
  </ProvidedContext>
)

/** Gives children a provider only where none is around them. */
export const EnsureTooltipProvider = ({ children }: { children: ReactNode }) =>
  useContext(ProvidedContext) ? children : <TooltipProvider>{children}</TooltipProvider>

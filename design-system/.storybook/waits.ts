import { configure, getConfig } from 'storybook/test'
import { settled } from './settled'

const NOT_FOUND = 'TestingLibraryElementError'
const { getElementError } = getConfig()
let waits = 0

/**
 * With React's production build: lets React finish its work after every user action and wait, and lets a wait describe the page once, when it
 * gives up, instead of at every look.
 */
export function configureWaits(): void {
  if (process.env.NODE_ENV !== 'production') return
  configure({
    asyncWrapper: async (act) => {
      waits += 1
      try {
        const result = await act()
        await settled()
        return result
      } catch (error) {
        if (error instanceof Error && error.name === NOT_FOUND) error.message = getElementError(error.message, document.body).message
        throw error
      } finally {
        waits -= 1
      }
    },
    getElementError: (message, container) => {
      if (waits === 0) return getElementError(message, container)
      const error = new Error(message ?? '')
      error.name = NOT_FOUND
      return error
    },
  })
}

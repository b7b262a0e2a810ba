let refused: string | undefined

/** Returns, once, the address a story tried to navigate to. */
export function takeRefusedPage(): string | undefined {
  const address = refused
  refused = undefined
  return address
}

/**
 * Blocks every navigation that starts in a story's frame or, through the test runner's `<base target>`, in the page around it: either would
 * end the whole run. Reloads, by which Vite updates the page, pass.
 */
export function stayOnPage(): void {
  for (const { navigation } of new Set([window, window.parent])) {
    navigation.addEventListener('navigate', (event) => {
      const { cancelable, destination, downloadRequest, navigationType } = event
      if (!cancelable || destination.sameDocument || downloadRequest !== null || navigationType === 'reload') return
      event.preventDefault()
      refused = destination.url
      console.error(`A story tried to leave its page for ${destination.url}`)
    })
  }
}

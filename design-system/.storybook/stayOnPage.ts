let refused: string | undefined

/** The address of the page that a story tried to go to, once. */
export function takeRefusedPage(): string | undefined {
  const address = refused
  refused = undefined
  return address
}

/**
 * Refuses every visit to another page that begins in a story's frame or, through the `<base target>` of the test runner, in the page around
 * it: either would end the whole run. A reload, by which Vite updates the page, is let through.
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

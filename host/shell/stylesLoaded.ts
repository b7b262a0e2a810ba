/** Resolves when the CSS of everything that may be rendered has loaded (boot requested it; in development it comes with the code). */
export async function stylesLoaded(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href^="/static/rules."]')
  if (!link || link.sheet) return
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', reject, { once: true })
  })
}

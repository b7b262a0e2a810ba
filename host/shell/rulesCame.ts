/** Resolves when the rules of what may be drawn are here (boot asked for them; in development they come with the code). */
export async function rulesCame(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href^="/static/rules."]')
  if (!link || link.sheet) return
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', reject, { once: true })
  })
}

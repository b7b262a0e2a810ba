/**
 * A loader for the builder of the panel: Payload's views of folders, which every screen would bring along. No collection of ours has folders; who
 * gives one some is told here.
 */
export default function noFolders(code) {
  const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name)
  if (names.length === 0) throw new Error("Payload's views of folders have changed")
  const stands = names.map((name) => `export const ${name} = refuse`)
  return `'use client'\nconst refuse = () => {\n  throw new Error("The panel's build leaves folders out: see cms/noFolders.mjs")\n}\n${stands.join('\n')}\n`
}

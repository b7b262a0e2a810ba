/** Names of what a service worker keeps of one person's reads begin with this. */
const PRIVATE_COPIES = 'framewell-private-'

/** Deletes what this browser keeps for use without a network of the person who signs out. What it recorded and has not sent yet stays theirs. */
export function clearCopies(): void {
  // Only where the site is served securely.
  if (!('caches' in globalThis)) return
  void caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith(PRIVATE_COPIES)).map((name) => caches.delete(name))))
}

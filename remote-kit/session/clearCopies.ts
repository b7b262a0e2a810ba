/** Prefix of a service worker's caches of one person's reads. */
const PRIVATE_COPIES = 'framewell-private-'

/** Deletes the offline copies of the person who signs out. Recorded but unsent work stays. */
export function clearCopies(): void {
  // Only on securely served sites.
  if (!('caches' in globalThis)) return
  void caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith(PRIVATE_COPIES)).map((name) => caches.delete(name))))
}

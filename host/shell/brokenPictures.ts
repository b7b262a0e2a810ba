/** Marks pictures that fail to load anywhere on the page; sections then show their text. */
export function watchPictures(): void {
  document.addEventListener('error', (event) => mark(event.target), true)
  for (const image of document.images) if (image.complete && image.naturalWidth === 0 && image.currentSrc) mark(image)
}

function mark(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement) target.closest('picture[data-fallback]')?.setAttribute('data-broken', '')
}

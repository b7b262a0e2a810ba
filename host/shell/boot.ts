import { watchPictures } from './brokenPictures'

/**
 * The only code that every page loads at once. Pages work as plain HTML; React arrives when it has something to do: at once where a remote
 * or a preview is on the page, otherwise with the visitor's first move.
 */
const MOVES = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

watchPictures()

if (document.querySelector('script[data-at-once]')) start()
else for (const move of MOVES) window.addEventListener(move, start, { passive: true })

function start(): void {
  for (const move of MOVES) window.removeEventListener(move, start)
  import(/* webpackChunkName: "main" */ './main').catch((error: unknown) => {
    // Without it the page stays what it is: links, menu and questions work.
    console.error(error)
  })
}

declare global {
  var __webpack_nonce__: string | undefined
}

// styled-components and the chunk loader read it when they add elements; the style that the server sent carries this response's nonce.
const nonce = document.querySelector<HTMLElement>('style[nonce]')?.nonce
if (nonce) __webpack_nonce__ = nonce

export {}

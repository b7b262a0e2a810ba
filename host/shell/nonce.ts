declare global {
  var __webpack_nonce__: string | undefined
}

// styled-components and the chunk loader read it when they add elements. The server-sent style element carries this response's nonce.
const nonce = document.querySelector<HTMLElement>('style[nonce]')?.nonce
if (nonce) __webpack_nonce__ = nonce

export {}

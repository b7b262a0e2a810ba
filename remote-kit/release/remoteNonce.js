// Part of every remote: styles that libraries add while running (a dialog's scroll lock) carry the page's nonce, else its
// content security policy refuses them. The bundler puts its own runtime's variable in this name's place.
const nonce = document.querySelector('style[nonce]')?.nonce
if (nonce) __webpack_nonce__ = nonce

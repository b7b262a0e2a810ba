// Takes the place of `Worker` in a remote's code. A browser starts workers only from the page's own origin: a release's file on another
// one is imported by a worker that starts here.
export default function RemoteWorker(address, options) {
  const url = new URL(address, document.baseURI)
  if (url.origin === location.origin || url.protocol === 'blob:') return new globalThis.Worker(url, options)
  const text = JSON.stringify(url.href)
  const start = new Blob([options?.type === 'module' ? `import ${text}` : `importScripts(${text})`], { type: 'text/javascript' })
  return new globalThis.Worker(URL.createObjectURL(start), options)
}

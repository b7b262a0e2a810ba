/**
 * Development only, inlined in the head before every other script. React Refresh finds the page's renderer through this hook, so an edit in
 * a remote keeps the state of the page that shows it.
 */
export const devToolsHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= (() => {
  let nextId = 0
  const renderers = new Map()
  return {
    renderers,
    supportsFiber: true,
    inject(renderer) { nextId += 1; renderers.set(nextId, renderer); return nextId },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  }
})()`

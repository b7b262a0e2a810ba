// @ts-check
// Runs in a page of the site before its own code (see tryInBrowser): notes what the code of a tried release does to things that are not
// its own. The file is sent to the browser as text, so it imports nothing.

/**
 * @param {object} given
 * @param {string} given.origin of the release's files
 * @param {string} given.remote name of the micro-frontend
 */
export function watchPage({ origin, remote }) {
  const FOREIGN = 'framewell-trial-others'
  const MOST = 10
  const MOST_RENDERS_A_FRAME = 5
  const LANDMARKS = 'header, footer, nav, header a, header button, footer a, nav a'
  const LOOKS = ['display', 'visibility', 'pointer-events', 'color', 'font-size', 'font-family']
  const CHANGES = /** @type {const} */ ([
    [Node.prototype, ['appendChild', 'insertBefore', 'removeChild', 'replaceChild']],
    [
      Element.prototype,
      ['append', 'prepend', 'replaceChildren', 'remove', 'setAttribute', 'removeAttribute', 'insertAdjacentHTML', 'insertAdjacentElement'],
    ],
  ])
  const { getComputedStyle } = globalThis
  Error.stackTraceLimit = 20

  /** @type {string[]} */
  const findings = []
  const found = (/** @type {string} */ sentence) => {
    if (findings.length < MOST && !findings.includes(sentence)) findings.push(sentence)
  }
  /** The elements of the page before the release was loaded. @type {WeakSet<Node>} */
  const shell = new WeakSet()
  /** What everybody on the page uses, by name. @type {Map<string, unknown> | null} */
  let before = null
  /** @type {{ element: Element, looks: string }[]} */
  let landmarks = []
  /** @type {Set<string>} */
  let keys = new Set()
  let lastChange = 0
  /** How often React rendered, and how many frames the page had, since it was last looked at. */
  let renders = 0
  let frames = 0

  /** Whether the release's code made the call itself, not the site's at its wish. */
  const isCaller = () => {
    const lines = (new Error().stack ?? '').split('\n').slice(1)
    return lines.find((line) => !line.includes('framewell-trial-watch'))?.includes(origin) === true
  }
  const area = () => document.querySelector(`[data-remote="${remote}"]`)
  const isOthers = (/** @type {unknown} */ node) => node instanceof Node && shell.has(node) && !area()?.contains(node)

  for (const [owner, names] of CHANGES)
    for (const name of names) {
      const original = Reflect.get(owner, name)
      Reflect.set(owner, name, function changed(/** @type {any[]} */ ...values) {
        // Scripts and styles of a release are added to the head.
        if (before && this !== document.head && this !== document.body && isOthers(this) && isCaller())
          found(`changes ${described(this)}, which is not in its area (${name}): keep to your own area`)
        return Reflect.apply(original, this, values)
      })
    }
  const { addEventListener } = EventTarget.prototype
  Reflect.set(EventTarget.prototype, 'addEventListener', function listened(/** @type {any[]} */ ...values) {
    if (before && this instanceof Element && this !== document.body && this !== document.documentElement && isOthers(this) && isCaller())
      found(`listens for ${values[0]} on ${described(this)}, which is not its own: listen on your own elements`)
    return Reflect.apply(addEventListener, this, values)
  })
  for (const name of ['setItem', 'removeItem']) {
    const original = Reflect.get(Storage.prototype, name)
    Reflect.set(Storage.prototype, name, function stored(/** @type {any[]} */ ...values) {
      if (before && keys.has(String(values[0])) && isCaller())
        found(`changes ${values[0]} in the browser's storage, which somebody else keeps: use keys of your own`)
      return Reflect.apply(original, this, values)
    })
  }
  addEventListener.call(globalThis, 'securitypolicyviolation', (event) => {
    const { sourceFile, blockedURI, effectiveDirective } = /** @type {SecurityPolicyViolationEvent} */ (event)
    // Libraries ask whether text may be evaluated, and do without.
    if (sourceFile?.startsWith(origin) && /^(http|ws)s?:/.test(blockedURI))
      found(`asks for ${blockedURI}, which the site's security policy refuses (${effectiveDirective})`)
  })

  // React tells this hook of its renders.
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      renders += 1
    },
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  })
  const countFrame = () => {
    frames += 1
    requestAnimationFrame(countFrame)
  }
  requestAnimationFrame(countFrame)

  /** Whether React rendered more often since the last look than any movement needs. */
  function rendersOn() {
    const isMore = renders > MOST_RENDERS_A_FRAME * Math.max(frames, 1)
    renders = 0
    frames = 0
    return isMore
  }

  // The first script of the release is about to load: the site's own code has run.
  const seen = new MutationObserver((records) => {
    lastChange = performance.now()
    if (before) return
    const nodes = records.flatMap(({ addedNodes }) => [...addedNodes])
    if (nodes.some((node) => node instanceof HTMLScriptElement && node.src.startsWith(origin))) remember()
  })
  seen.observe(document, { childList: true, subtree: true, characterData: true })

  function remember() {
    for (const store of [localStorage, sessionStorage]) store[FOREIGN] = 'kept'
    keys = new Set([localStorage, sessionStorage].flatMap((store) => Object.keys(store)))
    for (const element of document.querySelectorAll('*')) shell.add(element)
    landmarks = [...document.querySelectorAll(LANDMARKS)]
      .filter((element) => !area()?.contains(element) && !isPointedAt(element))
      .map((element) => ({ element, looks: looksOf(element) }))
    before = functions()
  }

  /** The trial's pointer stays in one place while the page scrolls: the site's own styles may answer it. */
  const isPointedAt = (/** @type {Element} */ element) => element.matches('a:hover, button:hover')

  /** Every function that everybody on a page uses, by name. */
  function functions() {
    const all = new Map()
    const owners = { window: globalThis, document, history, navigator, console, localStorage, sessionStorage, customElements }
    const classes =
      'Node Element HTMLElement Document EventTarget Event History Navigator Storage XMLHttpRequest Object Function Array String Number Promise Map Set RegExp Date'
    const prototypes = classes.split(' ').map((name) => [`${name}.prototype`, Reflect.get(globalThis, name).prototype])
    const objects = ['Object', 'Array', 'Promise', 'JSON', 'Math', 'Reflect'].map((name) => [name, Reflect.get(globalThis, name)])
    for (const [name, owner] of [...Object.entries(owners), ...prototypes, ...objects])
      for (const key of Reflect.ownKeys(owner)) {
        const { value, get, set } = Object.getOwnPropertyDescriptor(owner, key) ?? {}
        const member = typeof value === 'function' ? value : (get ?? set)
        if (member) all.set(name === 'window' ? String(key) : `${name}.${String(key)}`, member)
      }
    return all
  }

  function replaced() {
    if (!before) return
    const now = functions()
    for (const [name, member] of before) if (now.get(name) !== member) return name
    // A new member of the window is a global of somebody; one of these hides what everybody uses.
    return [...now.keys()].find((name) => name.includes('.') && !before?.has(name))
  }

  /** @param {Element} element */
  function looksOf(element) {
    const style = getComputedStyle(element)
    return LOOKS.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
  }

  /** @param {unknown} node */
  function described(node) {
    if (!(node instanceof Element)) return 'the page'
    const text = (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30)
    return `<${node.localName}>${text ? ` “${text}”` : ''}`
  }

  function judge() {
    const name = replaced()
    if (name) found(`replaces ${name} of the page: keep to your own modules`)
    for (const store of [localStorage, sessionStorage])
      if (before && store[FOREIGN] !== 'kept') found("takes what others keep in the browser's storage: use keys of your own")
    for (const { element, looks } of landmarks) {
      const now = looksOf(element)
      if (!element.isConnected || now === looks || isPointedAt(element)) continue
      const [was = '', is = ''] = [looks, now].map((all) => all.split('; '))
      const at = [...is].findIndex((one, index) => one !== was[index])
      found(`changes how ${described(element)} looks (${was[at]} became ${is[at]}): style only your own elements`)
      break
    }
    return findings
  }

  Object.defineProperty(globalThis, '__framewellTrial', {
    value: () => ({
      complete: document.readyState === 'complete',
      loaded: before !== null,
      version: area()?.getAttribute('data-version') ?? null,
      stillFor: Math.round(performance.now() - lastChange),
      rendersOn: rendersOn(),
      below: Math.round(document.documentElement.scrollHeight - innerHeight - scrollY),
    }),
  })
  Object.defineProperty(globalThis, '__framewellJudge', { value: judge })
}

const CONTROLS = 'a[href],button,input,select,textarea,summary'

/**
 * A ref of a scrolling frame: while its content is larger and has nothing to focus, the frame itself takes focus, so that keys scroll it
 * in browsers that do not focus scrolling elements on their own (Safari).
 */
export function focusWhenScrolling(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame) return
  const measure = () => {
    const scrolls = frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight
    if (scrolls && !frame.querySelector(CONTROLS)) frame.tabIndex = 0
    else frame.removeAttribute('tabindex')
  }
  const observer = new ResizeObserver(measure)
  for (const element of [frame, ...frame.children]) observer.observe(element)
  return () => observer.disconnect()
}

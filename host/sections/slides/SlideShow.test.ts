import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SlideShow } from './SlideShow'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function playing(slides = 4): SlideShow {
  const show = new SlideShow(slides)
  show.play()
  return show
}

describe('the timer', () => {
  it('rises by 2 every 100 ms', () => {
    const show = playing()
    vi.advanceTimersByTime(99)
    expect(show.get()).toMatchObject({ slide: 0, progress: 0 })
    vi.advanceTimersByTime(1)
    expect(show.get()).toMatchObject({ slide: 0, progress: 2 })
    vi.advanceTimersByTime(4800)
    expect(show.get()).toMatchObject({ slide: 0, progress: 98 })
  })

  it('advances at 100, and from the last slide to the first', () => {
    const show = playing()
    vi.advanceTimersByTime(5000)
    expect(show.get()).toMatchObject({ slide: 1, progress: 0, byVisitor: false })
    vi.advanceTimersByTime(5000 * 3)
    expect(show.get()).toMatchObject({ slide: 0, progress: 0 })
  })

  it('does not run before play, after pause or after stop', () => {
    const show = new SlideShow(4)
    vi.advanceTimersByTime(10_000)
    expect(show.get()).toMatchObject({ slide: 0, progress: 0, playing: false })
    show.play()
    vi.advanceTimersByTime(1000)
    show.pause()
    vi.advanceTimersByTime(10_000)
    expect(show.get()).toMatchObject({ slide: 0, progress: 20 })
    show.play()
    show.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('pauses while held and resumes where it was', () => {
    const show = playing()
    vi.advanceTimersByTime(1000)
    show.hold('pointer')
    show.hold('focus')
    show.release('pointer')
    vi.advanceTimersByTime(10_000)
    expect(show.get()).toMatchObject({ slide: 0, progress: 20, playing: true })
    show.release('focus')
    vi.advanceTimersByTime(100)
    expect(show.get().progress).toBe(22)
  })
})

describe('the visitor', () => {
  it('starts playback by pressing play even with pointer and focus on the show', () => {
    const show = new SlideShow(4)
    show.hold('pointer')
    show.hold('focus')
    show.play()
    vi.advanceTimersByTime(200)
    expect(show.get().progress).toBe(4)
    show.hold('hidden')
    show.play()
    vi.advanceTimersByTime(200)
    expect(show.get().progress).toBe(4)
  })

  it('wraps around at both ends, and each slide gets its full time', () => {
    const show = playing()
    vi.advanceTimersByTime(3000)
    show.previous()
    expect(show.get()).toMatchObject({ slide: 3, progress: 0, byVisitor: true })
    show.next()
    expect(show.get().slide).toBe(0)
    show.goTo(2)
    vi.advanceTimersByTime(4900)
    expect(show.get()).toMatchObject({ slide: 2, progress: 98, byVisitor: true })
    vi.advanceTimersByTime(100)
    expect(show.get()).toMatchObject({ slide: 3, byVisitor: false })
  })

  it('notifies subscribers until they unsubscribe', () => {
    const show = new SlideShow(4)
    const heard = vi.fn()
    const leave = show.subscribe(heard)
    show.next()
    leave()
    show.next()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

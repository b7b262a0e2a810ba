/** Progress rises by STEP every TICK_MS. At FULL the next slide shows; after the last, the first. */
export const TICK_MS = 100
export const STEP = 2
export const FULL = 100

export interface SlideShowState {
  readonly slide: number
  /** 0 to 100: the share of the slide's time that has passed. */
  readonly progress: number
  /** Whether it advances when nothing pauses it. */
  readonly playing: boolean
  /** Whether the visitor made the last change; only then is it announced. */
  readonly byVisitor: boolean
}

/** Why a playing show is paused for now. */
export type Hold = 'pointer' | 'focus' | 'hidden'

/** The timer of a slide show. It starts paused; `play` starts it. */
export class SlideShow {
  readonly #count: number
  readonly #listeners = new Set<() => void>()
  readonly #holds = new Set<Hold>()
  #state: SlideShowState = { slide: 0, progress: 0, playing: false, byVisitor: false }
  #timer: ReturnType<typeof setInterval> | null = null

  constructor(count: number) {
    this.#count = Math.max(1, count)
  }

  get = (): SlideShowState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The visitor's choice overrides the pointer and focus holds until they occur again. */
  play = (): void => {
    this.#holds.delete('pointer')
    this.#holds.delete('focus')
    this.#set({ playing: true })
  }
  pause = (): void => this.#set({ playing: false })
  next = (): void => this.goTo(this.#state.slide + 1)
  previous = (): void => this.goTo(this.#state.slide - 1)

  /** Goes to a slide at the visitor's request. Before the first comes the last. */
  goTo = (slide: number): void => this.#set({ slide: (slide + this.#count) % this.#count, progress: 0, byVisitor: true })

  hold(why: Hold): void {
    this.#holds.add(why)
    this.#run()
  }

  release(why: Hold): void {
    this.#holds.delete(why)
    this.#run()
  }

  /** Stops the timer; `play` restarts it. */
  stop(): void {
    this.#set({ playing: false })
  }

  #tick(): void {
    const progress = this.#state.progress + STEP
    if (progress < FULL) this.#set({ progress })
    else this.#set({ slide: (this.#state.slide + 1) % this.#count, progress: 0, byVisitor: false })
  }

  #set(change: Partial<SlideShowState>): void {
    this.#state = { ...this.#state, ...change }
    this.#run()
    for (const listener of this.#listeners) listener()
  }

  #run(): void {
    const runs = this.#state.playing && this.#holds.size === 0
    if (runs && this.#timer === null) this.#timer = setInterval(() => this.#tick(), TICK_MS)
    if (!runs && this.#timer !== null) {
      clearInterval(this.#timer)
      this.#timer = null
    }
  }
}

const RealDate = Date

/** Makes it this instant now; the clock runs on from there. */
export function startClockAt(instant: string): void {
  const ahead = RealDate.parse(instant) - RealDate.now()
  const now = () => RealDate.now() + ahead
  globalThis.Date = new Proxy(RealDate, {
    construct: (real, given) => Reflect.construct(real, given.length === 0 ? [now()] : given),
    get: (real, member) => (member === 'now' ? now : Reflect.get(real, member)),
  })
}

export function restoreClock(): void {
  globalThis.Date = RealDate
}

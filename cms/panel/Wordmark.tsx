/** Framewell's name above the sign-in form. */
export function Wordmark() {
  return <span style={{ fontSize: '2rem', fontWeight: 700, letterSpacing: '-0.02em' }}>Framewell</span>
}

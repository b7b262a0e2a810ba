/** A frame's gable drawn in studs: the link back to the dashboard. */
export function FrameMark() {
  return (
    <svg aria-label="Framewell" fill="none" height="22" role="img" stroke="currentColor" strokeWidth="2" viewBox="0 0 24 24" width="22">
      <path d="M3 21V11l9-7 9 7v10M3 11h18M9 11v10M15 11v10M2 21h20" />
    </svg>
  )
}

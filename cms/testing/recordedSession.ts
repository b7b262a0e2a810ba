/** What a team's recording keeps of the builder who was signed in while it was made. */
export const RECORDED_SESSION = {
  id: '7',
  role: 'builder',
  name: 'Recorded account',
  email: 'recorded@example.com',
  expiresAt: '2100-01-01T00:00:00.000Z',
} as const

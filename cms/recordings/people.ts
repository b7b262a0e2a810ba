/** The operator of most recordings. */
export const OLIVIA = { name: 'Olivia Park', email: 'olivia@framewell.example' } as const

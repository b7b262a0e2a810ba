export const TIMES = 2

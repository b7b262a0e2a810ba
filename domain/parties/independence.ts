/** Why an operator cannot decide about people or companies that they brought in; the `errors` of each such call name it. */
export const NOT_INDEPENDENT = {
  status: 403,
  message:
    'You are on one side of this, or you invited, created or approved a person or company that is. Another operator has to decide it.',
} as const

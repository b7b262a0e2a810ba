/** Why an operator can't decide about people or companies they brought in; every such call lists it in `errors`. */
export const NOT_INDEPENDENT = {
  status: 403,
  message:
    'You are on one side of this, or your account is tied to a person or company that is: one of you invited, created, changed or approved the other. Another operator has to decide it.',
} as const

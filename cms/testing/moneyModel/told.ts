import type { MoneyAnswer } from '../moneySteps'

/** 'done', or the code of the refusal. */
export const told = ({ status, body }: MoneyAnswer): string => (status < 300 ? 'done' : body.code)

/**
 * Memoizes a pure function per object, for as long as the object lives. Only for immutable objects: layouts, outlines, wall runs, frame
 * models, price lists.
 */
export function memoizeByObject<Given extends object, Answer>(answerTo: (given: Given) => Answer): (given: Given) => Answer {
  const kept = new WeakMap<Given, { readonly answer: Answer }>()
  return (given) => {
    const known = kept.get(given)
    if (known) return known.answer
    const answer = answerTo(given)
    kept.set(given, { answer })
    return answer
  }
}

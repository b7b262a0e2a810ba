/** What a search asks for while somebody types: each beginning of the text, once it has as many letters as the search needs. */
export const typed = (text: string, from = 2): readonly string[] =>
  Array.from(text, (_, at) => text.slice(0, at + 1).trim()).filter((words, at, all) => words.length >= from && all.indexOf(words) === at)

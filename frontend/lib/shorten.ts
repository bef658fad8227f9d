const DESCRIPTION_LENGTH = 160

/** A text cut at a word, as short as search engines show it. */
export const shorten = (text: string, length = DESCRIPTION_LENGTH): string => {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`
}

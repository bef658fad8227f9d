const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const MAX_HTML_LENGTH = 200_000

const decode = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{1,10});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/**
 * The words of an HTML mail: nothing of its markup, scripts, styles or pictures is left. Strangers write it: each
 * pattern ends at the next bracket, so that a mail of nothing but brackets takes no longer than another.
 */
export const htmlToText = (html: string): string =>
  decode(
    html
      .slice(0, MAX_HTML_LENGTH)
      .replace(/<!--[\s\S]*?(-->|$)/g, '')
      .replace(/<(script|style|head|title)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
      .replace(/<(br|\/p|\/div|\/tr|\/h[1-6]|\/li|\/blockquote)\b[^<>]*>/gi, '\n')
      .replace(/<li\b[^<>]*>/gi, '- ')
      .replace(/<[^>]*(>|$)/g, ''),
  )

/** A text of outside as it is stored: no control characters, no more than three line ends in a row, bounded. */
export const toStoredText = (text: string, maxLength: number): string =>
  text
    .slice(0, maxLength * 2)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    // line by line: a pattern would look for the line's end from each of its spaces
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
    .slice(0, maxLength)

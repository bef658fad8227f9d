/**
 * What the body of a mail is made of. The layout draws each block twice, as HTML and as plain text, and escapes every
 * text in it: a template never writes markup.
 */
export type Block =
  | { type: 'paragraph'; text: string }
  | { type: 'button'; label: string; url: string }
  | { type: 'facts'; rows: { label: string; value: string }[] }
  | { type: 'quote'; text: string }
  | { type: 'note'; text: string }

/** A paragraph. Line breaks in it are kept. */
export const paragraph = (text: string): Block => ({ type: 'paragraph', text })

/**
 * What the reader should do next, with its address written out below for who cannot press it.
 * @param url of the site (`/events/1`) or whole; anything but http and https leads to the site's first page
 */
export const button = (label: string, url: string): Block => ({ type: 'button', label, url })

/** A short list of names and values: date, place, amount. A value that is missing leaves its row out. */
export const facts = (values: Record<string, string | number | null | undefined>): Block => ({
  type: 'facts',
  rows: Object.entries(values).flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  ),
})

/** What somebody wrote, set apart from what the association says. Line breaks in it are kept. */
export const quote = (text: string): Block => ({ type: 'quote', text })

/** Small print: why this mail came, how long a link holds. */
export const note = (text: string): Block => ({ type: 'note', text })

/**
 * The blocks of a mail's body. The layout renders each block as HTML and as plain text, and escapes every
 * text in it: a template never contains markup.
 */
export type Block =
  | { type: 'paragraph'; text: string }
  | { type: 'button'; label: string; url: string }
  | { type: 'facts'; rows: { label: string; value: string }[] }
  | { type: 'quote'; text: string }
  | { type: 'note'; text: string }

/** A paragraph. Line breaks in it are preserved. */
export const paragraph = (text: string): Block => ({ type: 'paragraph', text })

/**
 * The next step for the reader, with its URL in full below, in case the button does not work.
 * @param url of the site (`/events/1`) or complete; any scheme other than http and https links to the site's
 * home page
 */
export const button = (label: string, url: string): Block => ({ type: 'button', label, url })

/** A short list of names and values: date, place, amount. A row without a value is left out. */
export const facts = (values: Record<string, string | number | null | undefined>): Block => ({
  type: 'facts',
  rows: Object.entries(values).flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  ),
})

/** A person's own text, set apart from the association's. Line breaks in it are preserved. */
export const quote = (text: string): Block => ({ type: 'quote', text })

/** Small print: why this mail was sent, how long a link is valid. */
export const note = (text: string): Block => ({ type: 'note', text })

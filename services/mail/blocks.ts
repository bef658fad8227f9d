import type { Block, TextPart } from './blocks.schema'

export type { Block, TextPart }

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

/** A title within a mail. */
export const heading = (text: string): Block => ({ type: 'heading', text })

/** A paragraph with links in its text. */
export const linked = (parts: TextPart[]): Block => ({ type: 'linked', parts })

/** A list with a bullet before each item. */
export const list = (items: TextPart[][]): Block => ({ type: 'list', items })

/** A picture of the site; mail programs show its description until the reader asks for pictures. */
export const picture = (url: string, alt: string): Block => ({ type: 'picture', url, alt })

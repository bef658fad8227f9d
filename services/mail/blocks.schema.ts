/** A piece of a text; with a URL it is a link. */
export interface TextPart {
  text: string
  url?: string
}

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
  | { type: 'heading'; text: string }
  | { type: 'linked'; parts: TextPart[] }
  | { type: 'list'; items: TextPart[][] }
  | { type: 'picture'; url: string; alt: string }

/**
 * A whole document, cut where something is still put in: at the end of its head and of its body. The parts are joined
 * once, as bytes: each joining of their texts would copy the page.
 */
export interface DocumentParts {
  /** From the doctype on, without the end of the head. */
  head: string
  /** Without its own end. */
  body: string
  end: string
}

/** @param html of a whole document, without its doctype */
export const cutDocument = (html: string): DocumentParts => {
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  return {
    head: `<!doctype html>${html.slice(0, headEnd)}`,
    body: html.slice(headEnd, bodyEnd),
    end: html.slice(bodyEnd),
  }
}

/** With what is to stand at the end of the head. */
export const addToHead = (parts: DocumentParts, markup: string): DocumentParts => ({
  ...parts,
  head: parts.head + markup,
})

/** With what is to stand at the end of the body. */
export const addToBody = (parts: DocumentParts, markup: string): DocumentParts => ({
  ...parts,
  body: parts.body + markup,
})

/** In their order. */
export const textsOf = ({ head, body, end }: DocumentParts): readonly [string, string, string] => [
  head,
  body,
  end,
]

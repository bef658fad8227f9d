const WORDS = '/app/(payload)/words'

/**
 * For a text that programs write: lists and records of the panel show what it is called. Goes into
 * `admin.components`.
 */
export const inWords = (words: Record<string, string>, otherwise?: string) => {
  const clientProps = { words, ...(otherwise && { otherwise }) }
  return {
    Cell: { path: `${WORDS}/WordsCell#WordsCell`, clientProps },
    Field: { path: `${WORDS}/WordsField#WordsField`, clientProps },
  }
}

/** For a number of bytes: lists and records of the panel show `1.2 MB`. Goes into `admin.components`. */
export const asFileSize = {
  Cell: `${WORDS}/FileSizeCell#FileSizeCell`,
  Field: `${WORDS}/FileSizeField#FileSizeField`,
}

/**
 * What a form of filters asks for, as the query of an address: its fields without empty ones and files. Nothing else
 * of the present address is in it, so that a list begins at its first page.
 * @param fields in the order of the form; each value of a repeated name is kept
 */
export const formQuery = (fields: FormData): URLSearchParams =>
  new URLSearchParams(
    [...fields].filter((field): field is [string, string] => typeof field[1] === 'string' && field[1] !== ''),
  )

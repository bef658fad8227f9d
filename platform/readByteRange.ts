/** First and last byte of a part of a file, both inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/** The bytes that a `Range` header asks for; undefined for the whole file, 'unsatisfiable' for what lies beyond it. */
export const readByteRange = (
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined // several ranges, or none that can be read: the whole file
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start >= size || end < start ? 'unsatisfiable' : { start, end }
}

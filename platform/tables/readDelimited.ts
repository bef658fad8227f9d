import { Readable } from 'node:stream'
import Papa from 'papaparse'
import { letOthersRun } from '../yieldLoop'
import { SEPARATORS, type Separator, type TableLimits, UnreadableFileError } from './table.schema'

/** How much of a text is parsed at once: a fraction of a millisecond a kilobyte. */
const CHUNK_LENGTH = 64 * 1024

const chunksOf = async function* (text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += CHUNK_LENGTH) {
    await letOthersRun()
    yield text.slice(start, start + CHUNK_LENGTH)
  }
}

/** The separator that gives the most rows of equal length at the beginning of a table. */
export const guessSeparator = (text: string): Separator => {
  const beginning = text.slice(0, CHUNK_LENGTH)
  const score = (delimiter: string): number => {
    const { data } = Papa.parse<string[]>(beginning, { delimiter, preview: 30 })
    const widths = data.map((row) => row.length).filter((width) => width > 1)
    const usual = Math.max(
      0,
      ...widths.map((width) => widths.filter((each) => each === width).length * width),
    )
    return usual
  }
  const [best = ','] = (Object.keys(SEPARATORS) as Separator[]).toSorted((a, b) => score(b) - score(a))
  return best
}

/**
 * The rows of a table, each as its cells. A formula is a text like any other. The event loop is not held.
 * @throws UnreadableFileError for quotes that do not close, or more rows than allowed
 */
export const readDelimited = (text: string, separator: Separator, limits: TableLimits): Promise<string[][]> =>
  new Promise((resolve, reject) => {
    const rows: string[][] = []
    const source = Readable.from(chunksOf(text.replace(/\r\n?/g, '\n')), {
      objectMode: true,
      highWaterMark: 1,
    })
    const refuse = (message: string, parser: Papa.Parser): void => {
      reject(new UnreadableFileError(message))
      parser.abort()
      source.destroy()
    }
    Papa.parse<string[]>(source as unknown as File, {
      delimiter: separator,
      newline: '\n',
      chunk: ({ data, errors }, parser) => {
        rows.push(...data)
        if (errors.some(({ type }) => type === 'Quotes'))
          refuse(`Row ${rows.length}: a quotation mark is not closed.`, parser)
        else if (rows.length > limits.rows) refuse(limits.tooMany, parser)
      },
      complete: () => {
        resolve(rows)
      },
      error: (error) => {
        reject(error)
      },
    })
  })

import { documentTiming } from './documentTiming'

const REDUCED_DATA = '(prefers-reduced-data: reduce)'
/** Within it a line that is worth loading ahead brings an answer, and has brought the document, in milliseconds. */
const GOOD_LINE_MS = 400
/** Where the server was busy with the document: within it such a line has brought a small file. */
const FILE_MS = 250
/** So much of a document such a line brings in a millisecond, once the server began to send it: 800 kbit/s. */
const BYTES_PER_MS = 100

/** Not in every browser, and in no type. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
  /** Round trip, as the browser estimates it, in milliseconds. */
  rtt?: number
  /** As the browser estimates it, in Mbit/s. */
  downlink?: number
}

type Timing = Pick<
  PerformanceResourceTiming,
  'requestStart' | 'responseStart' | 'responseEnd' | 'transferSize' | 'encodedBodySize'
>

const connectionOf = (navigator: Navigator & { connection?: Connection }): Connection =>
  navigator.connection ?? {}

/** Whether the visitor asked for less data, in the browser's settings or the system's. */
export const savesData = (): boolean =>
  Boolean(connectionOf(navigator).saveData) || matchMedia(REDUCED_DATA).matches

const msOf = ({ requestStart, responseEnd }: Timing): number => responseEnd - requestStart

/**
 * Whether a line is good enough to load what may never be needed. What came from a cache, the browser's or the
 * worker's, tells nothing of the line; a document that the server only confirmed tells its round trip. Without
 * anything told it is not good: what is then loaded on need comes a moment later, what is loaded in vain is paid for.
 */
export const isGood = (
  { effectiveType = '4g', rtt = 0, downlink }: Connection,
  page: Timing,
  files: Timing[] = [],
): boolean => {
  const bodyMs = page.responseEnd - page.responseStart
  const isWide =
    page.transferSize > page.encodedBodySize
      ? page.encodedBodySize >= bodyMs * BYTES_PER_MS
      : page.transferSize > 0 && downlink !== undefined
  return (
    isWide &&
    effectiveType === '4g' &&
    rtt < GOOD_LINE_MS &&
    (msOf(page) < GOOD_LINE_MS || files.some((file) => file.transferSize > 0 && msOf(file) < FILE_MS))
  )
}

/** Whether this page came over a good line. */
export const hasGoodLine = (): boolean => {
  const page = documentTiming()
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return page !== undefined && isGood(connectionOf(navigator), page, files)
}

/** Whether loading ahead costs the visitor nothing that they would miss. */
export const mayLoadAhead = (): boolean => !savesData() && hasGoodLine()

const REDUCED_DATA = '(prefers-reduced-data: reduce)'
/** Within it a line that is worth loading ahead brings an answer, and has brought the document, in milliseconds. */
const GOOD_LINE_MS = 400
/** Where the server was busy with the document: within it such a line has brought a small file. */
const FILE_MS = 250
/** And within it the document itself, once the server began to send it. */
const BODY_MS = 150

/** Not in every browser, and in no type. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
  /** Round trip, as the browser estimates it, in milliseconds. */
  rtt?: number
}

type Timing = Pick<PerformanceResourceTiming, 'requestStart' | 'responseEnd'> &
  Partial<Pick<PerformanceResourceTiming, 'responseStart'>>

const connectionOf = (navigator: Navigator & { connection?: Connection }): Connection =>
  navigator.connection ?? {}

/** Whether the visitor asked for less data, in the browser's settings or the system's. */
export const savesData = (): boolean =>
  Boolean(connectionOf(navigator).saveData) || matchMedia(REDUCED_DATA).matches

const msOf = ({ requestStart, responseEnd }: Timing): number => responseEnd - requestStart

/**
 * Whether a line is good enough to load what may never be needed.
 * @param files that came over the line, not from a cache
 */
export const isGood = (
  { effectiveType = '4g', rtt = 0 }: Connection,
  page: Timing,
  files: Timing[] = [],
): boolean =>
  effectiveType === '4g' &&
  rtt < GOOD_LINE_MS &&
  (msOf(page) < GOOD_LINE_MS ||
    (page.responseEnd - (page.responseStart ?? 0) < BODY_MS && files.some((file) => msOf(file) < FILE_MS)))

/** Whether this page came over a good line. */
export const hasGoodLine = (): boolean => {
  const [page] = performance.getEntriesByType('navigation')
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return (
    page instanceof PerformanceNavigationTiming &&
    isGood(
      connectionOf(navigator),
      page,
      files.filter(({ transferSize }) => transferSize > 0),
    )
  )
}

/** Whether loading ahead costs the visitor nothing that they would miss. */
export const mayLoadAhead = (): boolean => !savesData() && hasGoodLine()

const REDUCED_DATA = '(prefers-reduced-data: reduce)'
/** Within it a line that is worth loading ahead has brought the document, in milliseconds. */
const GOOD_LINE_MS = 400

/** Not in every browser, and in no type. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const connectionOf = (navigator: Navigator & { connection?: Connection }): Connection =>
  navigator.connection ?? {}

/** Whether the visitor asked for less data, in the browser's settings or the system's. */
export const savesData = (): boolean =>
  Boolean(connectionOf(navigator).saveData) || matchMedia(REDUCED_DATA).matches

/** Whether a line is good enough to load what may never be needed. */
export const isGood = (
  { effectiveType = '4g' }: Connection,
  { requestStart, responseEnd }: Pick<PerformanceNavigationTiming, 'requestStart' | 'responseEnd'>,
): boolean => effectiveType === '4g' && responseEnd - requestStart < GOOD_LINE_MS

/** Whether loading ahead costs the visitor nothing that they would miss. */
export const mayLoadAhead = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  return (
    !savesData() &&
    navigation instanceof PerformanceNavigationTiming &&
    isGood(connectionOf(navigator), navigation)
  )
}

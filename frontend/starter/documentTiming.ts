/** How this document came here; undefined in a browser that does not tell. */
export const documentTiming = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]

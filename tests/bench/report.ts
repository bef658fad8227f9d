/** Prints what was measured and keeps it for the table at the end. */
export type Report = (what: string, measured: string, target: string) => void

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MB`

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

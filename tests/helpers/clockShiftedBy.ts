import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The environment of a server whose clock is some milliseconds ahead: it goes on from there. */
export const clockShiftedBy = (ms: number): Record<string, string> => ({
  NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('tests/helpers/shiftedClock.mjs')).href}`,
  CLOCK_SHIFT_MS: String(ms),
})

import type { Environment } from '../../platform/env'

/**
 * `ok`: as it should be. `note`: works, but somebody should know. `wrong`: to be mended before people rely on it.
 */
export type Level = 'ok' | 'note' | 'wrong'

/** What a check found out, in words for who runs the installation. */
export interface Finding {
  level: Level
  /** What was looked at, and how it is. */
  text: string
  /** What to do about it; for what is not `ok`. */
  advice?: string
}

export interface Check {
  name: string
  /** May throw: that is a finding too. */
  run: (env: Environment) => Promise<Finding[]>
}

export const ok = (text: string): Finding => ({ level: 'ok', text })
export const note = (text: string, advice: string): Finding => ({ level: 'note', text, advice })
export const wrong = (text: string, advice: string): Finding => ({ level: 'wrong', text, advice })

import { createHash } from 'node:crypto'
import { letOthersRun } from '../../../platform/yieldLoop'
import type { ParsedLine } from './statement.schema'

/** A line with what it is known by. */
export interface FingerprintedLine extends ParsedLine {
  fingerprint: string
}

/**
 * Gives each line of an account what it is known by, in whatever file it stands. Lines that are identical are counted:
 * two payments of the same amount and text on one day are two. The event loop is not held.
 */
export const fingerprintLines = async (
  account: string,
  lines: readonly ParsedLine[],
): Promise<FingerprintedLine[]> => {
  const counts = new Map<string, number>()
  const fingerprinted: FingerprintedLine[] = []
  for (const line of lines) {
    await letOthersRun()
    const { day, amountMinor, currency, text, payer, transaction } = line
    const identity = JSON.stringify([account, day, amountMinor, currency, text, payer, transaction])
    const count = counts.get(identity) ?? 0
    counts.set(identity, count + 1)
    const fingerprint = createHash('sha256').update(`${identity}#${count}`).digest('base64url')
    fingerprinted.push({ ...line, fingerprint })
  }
  return fingerprinted
}

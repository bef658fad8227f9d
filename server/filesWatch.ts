import pTimeout from 'p-timeout'
import { storage } from '../services/fileStorage'

const ANSWER_WITHIN_MS = 2_000
/** Proxies ask every few seconds, each process for itself. */
const HOLDS_MS = 15_000

/**
 * Knows whether the store of files can be used. A site without its files still answers everything else: it stays ready,
 * and says so.
 */
export const createFilesWatch = (now: () => number = Date.now): (() => Promise<boolean>) => {
  let known: { since: number; answer: Promise<boolean> } | undefined
  const ask = async (): Promise<boolean> => {
    try {
      const { objects } = await storage()
      await pTimeout(objects.checkReadiness(), { milliseconds: ANSWER_WITHIN_MS })
      return true
    } catch {
      return false
    }
  }
  return () => {
    if (!known || now() - known.since >= HOLDS_MS) known = { since: now(), answer: ask() }
    return known.answer
  }
}

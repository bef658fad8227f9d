import { paths } from '../paths'
import { withStorage } from './withStorage'

/** Kept beyond the tab: the link that confirms an address opens another one. */
const STORAGE_KEY = 'ace.join'
const MAX_AGE_MS = 7 * 24 * 60 * 60_000

/** Remembers that somebody who has no account yet is on the way to an application, and for which grade. */
export const keepApplicationStart = (type: string | undefined): void => {
  withStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify({ type, at: Date.now() })))
}

/**
 * Where to go on after signing up, once: the application with the grade that was chosen; undefined for
 * everyone else.
 */
export const takeApplicationStart = (): string | undefined =>
  withStorage((storage) => {
    const kept = storage.getItem(STORAGE_KEY)
    if (kept === null) return undefined
    storage.removeItem(STORAGE_KEY)
    const { type, at } = JSON.parse(kept) as { type?: string; at: number }
    return Date.now() - at < MAX_AGE_MS ? paths.membership.application.build({ type }) : undefined
  })

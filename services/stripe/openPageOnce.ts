import { setTimeout as delay } from 'node:timers/promises'
import { PaymentProviderError } from './callProvider'

/** A little longer than the timeout of the provider. */
const CLAIM_MS = 9_000
const POLL_INTERVAL_MS = 100

/** How far the opening of a payment page has come. */
export interface Opening {
  checkoutUrl?: string | null
  openingUntil?: Date | null
}

/** What is stored of the opening of one payment page. */
export interface OpeningStore<Claimed> {
  /** Claims the right to open it, for one of many requests; null when another has the claim or it is open. */
  claim: (claimMs: number) => Promise<Claimed | null>
  find: () => Promise<Opening | null>
  store: (session: { sessionId: string; url: string }) => Promise<void>
  /** Gives the claim back after a failure. @param isAnswered whether the next attempt needs another number */
  release: (claimed: Claimed, isAnswered: boolean) => Promise<void>
}

/** Waits for the page that another request is opening; undefined when that one failed. */
const waitForUrl = async (find: OpeningStore<unknown>['find']): Promise<string | undefined> => {
  for (;;) {
    const opening = await find()
    if (opening?.checkoutUrl) return opening.checkoutUrl
    if (!opening?.openingUntil || opening.openingUntil <= new Date()) return undefined
    await delay(POLL_INTERVAL_MS)
  }
}

/**
 * Opens a payment page once, however many requests ask for it at once.
 * @returns its address
 * @throws PaymentProviderError within nine seconds
 */
export const openPageOnce = async <Claimed>(
  { claim, find, store, release }: OpeningStore<Claimed>,
  open: (claimed: Claimed) => Promise<{ sessionId: string; url: string }>,
): Promise<string> => {
  const claimed = await claim(CLAIM_MS)
  if (!claimed) {
    const url = await waitForUrl(find)
    if (url) return url
    throw new PaymentProviderError(false, { type: 'other_request_failed' })
  }
  try {
    const session = await open(claimed)
    await store(session)
    return session.url
  } catch (error) {
    await release(claimed, error instanceof PaymentProviderError && error.isAnswered)
    throw error
  }
}

/** What a request for mobile money needs. */
export interface MobileMoneyRequest {
  /** A UUID of ours: the same one asks for money once. */
  id: string
  amountMinor: number
  /** `211…`, digits only. */
  phone: string
  /** What the payer reads in the prompt. */
  message: string
  /** What it is known by in our books. */
  reference: string
  callbackUrl: string
}

/** How a request stands at the provider. */
export type MobileMoneyState =
  | { status: 'pending' }
  | { status: 'successful'; transaction: string | null; amountMinor: number; currency: string }
  | { status: 'failed'; reason: string }

/**
 * A provider of mobile money: one more file for each.
 * All calls end within eight seconds, and throw `MobileMoneyError` when the provider cannot be understood.
 */
export interface MobileMoneyProvider {
  /** As the payer knows it. */
  name: string
  /** Whether its settings are there. */
  isConfigured: () => boolean
  /** The currency that it answers in. */
  currency: () => string
  /**
   * Asks a payer for money.
   * @returns `accepted` also for an id that was used before; `refused` when it will never be asked for
   */
  request: (request: MobileMoneyRequest) => Promise<'accepted' | 'refused'>
  /** How a request stands; null when the provider does not know it. */
  read: (id: string) => Promise<MobileMoneyState | null>
}

/** The provider did not answer, was slow, or answered nonsense: whether money moved is not known. */
export class MobileMoneyError extends Error {
  override readonly name = 'MobileMoneyError'

  /** @param details for the log: neither secrets nor personal data */
  constructor(readonly details: { step: string; status?: number; type: string }) {
    super('The provider of mobile money could not be asked')
  }
}

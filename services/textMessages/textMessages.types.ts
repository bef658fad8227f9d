/** What became of a text message that was handed over. */
export type TextMessageOutcome =
  | { status: 'sent' }
  | { status: 'refused'; reason: string }
  /** Nothing was taken, and no other message would be: the provider cannot be reached, or refuses us for now. */
  | { status: 'unavailable'; reason: string }

/**
 * A provider of text messages (SMS): one more file for each.
 * A call ends within ten seconds, and throws `TextMessageError` when it is not known whether the message goes out.
 */
export interface TextMessageProvider {
  /** As staff know it. */
  name: string
  /** Whether its settings are there. */
  isConfigured: () => boolean
  /** Hands over a message of one part. @param message `to` as `+211…` */
  send: (message: { to: string; text: string }) => Promise<TextMessageOutcome>
}

/** The provider did not answer, was slow, or answered nonsense: whether the message goes out is not known. */
export class TextMessageError extends Error {
  override readonly name = 'TextMessageError'

  /** @param details for the log: neither secrets nor personal data */
  constructor(readonly details: { status?: number; type: string }) {
    super('The provider of text messages could not be asked')
  }
}

/** The embedded MongoDB cannot run on this machine; the message says what to do about it. */
export class EmbeddedUnsupportedError extends Error {
  readonly code = 'EMBEDDED_UNSUPPORTED'

  /**
   * @param reason what is missing here, a sentence without its full stop
   * @param remedy what to install, a whole sentence
   */
  constructor(reason: string, remedy: string, options?: ErrorOptions) {
    super(
      `The embedded MongoDB cannot run here: ${reason}. ${remedy} ` +
        'Or set DATABASE_URI to a MongoDB server, for example mongodb://localhost:27017/association.',
      options,
    )
    this.name = 'EmbeddedUnsupportedError'
  }
}

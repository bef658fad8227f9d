/** The engine ended again and again right after its start, and is not started any more. */
export class EngineFailedError extends Error {
  readonly code = 'ENGINE_FAILED'

  /** @param lastEnd how it ended the last time, for example "exit code 1: no space left on device" */
  constructor(dataDir: string, deaths: number, lastEnd: string) {
    super(
      `The embedded MongoDB on ${dataDir} ended ${deaths} times right after its start (last: ${lastEnd}). ` +
        'It is not started again. Check the free disk space and the permissions of the folder, ' +
        'restore it from a backup, or set DATABASE_URI to a MongoDB server.',
    )
    this.name = 'EngineFailedError'
  }
}

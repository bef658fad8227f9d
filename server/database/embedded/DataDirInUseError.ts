/** Another living process has the data folder open: one folder, one process. */
export class DataDirInUseError extends Error {
  readonly code = 'DATA_DIR_IN_USE'

  /** @param pid of the process that has the folder; `undefined` where it cannot be told */
  constructor(
    readonly dataDir: string,
    readonly pid: number | undefined,
  ) {
    super(
      `The data folder ${dataDir} is in use by ${describe(pid)}. ` +
        'Stop that first, or give this process another data folder, ' +
        'or set DATABASE_URI to a MongoDB server that several processes can share.',
    )
    this.name = 'DataDirInUseError'
  }
}

function describe(pid: number | undefined): string {
  if (pid === undefined) return 'another process (perhaps in another container)'
  if (pid === process.pid) return `this process (${pid}), which started a database on it already`
  return `process ${pid}`
}

import { type Environment, readEnvironment } from '../../platform/env'

/** Stands for the secret of a trial, which lies in its own file. */
export const NO_SECRET = 'x'.repeat(32)

/**
 * The settings as the server reads them, but a trial's secret is not made where there is none: a look changes nothing.
 * @throws EnvironmentError with everything that is wrong
 */
export const readDoctorSettings = (source: NodeJS.ProcessEnv = process.env): Environment =>
  readEnvironment(
    source.DATABASE_URI ? source : { ...source, PAYLOAD_SECRET: source.PAYLOAD_SECRET || NO_SECRET },
  )

import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { createErrorReports } from './errorReports'

export type { Logger }

const ERROR_LEVEL = 50

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Passes each error that is logged on to another program, where the environment names one. */
const reportingTo = (address: string): Pick<LoggerOptions, 'hooks'> => {
  const report = createErrorReports(address)
  return {
    hooks: {
      logMethod(args, method, level) {
        const [details, event] = args as unknown[]
        const error: unknown = Reflect.get(Object(details), 'err')
        if (level >= ERROR_LEVEL && error instanceof Error)
          report(textOf(event) ?? '', error, textOf(Reflect.get(Object(details), 'requestId')))
        method.apply(this, args)
      },
    },
  }
}

/**
 * Structured logs, a line of JSON each. Credentials and bodies are never passed to it; these paths are a last net.
 * @param destination standard output by default
 */
export const createLogger = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      ...(process.env.ERROR_REPORT_URL && reportingTo(process.env.ERROR_REPORT_URL)),
      redact: {
        paths: [
          'password',
          '*.password',
          'cookie',
          '*.cookie',
          'authorization',
          '*.authorization',
          'token',
          '*.token',
        ],
        remove: true,
      },
    },
    destination,
  )

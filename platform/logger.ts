import { pino, type Logger } from 'pino'

export type { Logger }

/** Structured logs on standard output. Credentials and bodies are never passed to it; these paths are a last net. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
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
  })

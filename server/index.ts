import { readEnvironment } from '../platform/env'
import { createLogger } from '../platform/logger'
import { checkPlace } from './checkPlace'
import { connectDatabase } from './database/connectDatabase'

/** Starts the database, and loads the rest of the program meanwhile: each takes a good part of a second. */
const start = async (): Promise<void> => {
  const env = readEnvironment()
  const log = createLogger(env.LOG_LEVEL)
  await checkPlace(env)
  if (env.generatedSecretFile)
    log.info(`A secret for this trial installation was generated: ${env.generatedSecretFile}`)
  const database = await connectDatabase(env, log, {
    onGiveUp: () => process.exit(1),
    meanwhile: () => import('./serve'),
  })
  const { serve } = await import('./serve')
  await serve(env, log, database)
}

process.on('unhandledRejection', (reason) => {
  createLogger('error').error({ err: reason }, 'a promise was rejected without anyone listening')
})

start().catch((error: unknown) => {
  process.stderr.write(
    `\n${error instanceof Error ? (error.name === 'Error' ? error.stack : error.message) : String(error)}\n\n`,
  )
  process.exit(1)
})

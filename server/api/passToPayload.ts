import { type Payload, handleEndpoints } from 'payload'
import type { Logger } from '../../platform/logger'
import { isCallerUnknown } from '../../platform/unknownCallers'
import type { Database } from '../database/connectDatabase'
import type { DatabaseWatch } from '../database/databaseWatch'
import { databaseUnavailable, unexpected } from './refusals'

interface PayloadHandlerOptions {
  payload: Payload
  log: Logger
  database: Pick<Database, 'generation'>
  watch: Pick<DatabaseWatch, 'whenReady'>
}

export interface PayloadHandler {
  /** Has Payload answer. What fails unexpectedly is logged under the id and told to the caller. */
  pass: (request: Request, requestId: string) => Promise<Response>
  /** Repeats what failed while the engine was restarted if that is safe; otherwise the caller is told to. */
  survivingRestart: (isSafe: boolean, answer: () => Promise<Response>) => Promise<Response>
}

export const createPayloadHandler = ({
  payload,
  log,
  database,
  watch,
}: PayloadHandlerOptions): PayloadHandler => ({
  pass: async (request, requestId) => {
    try {
      const response = await handleEndpoints({ config: Promise.resolve(payload.config), request })
      return isCallerUnknown(request.headers) ? databaseUnavailable() : response
    } catch (error) {
      log.error({ requestId, err: error }, 'an API request failed unexpectedly')
      return unexpected(requestId)
    }
  },
  survivingRestart: async (isSafe, answer) => {
    const generation = database.generation()
    const response = await answer()
    if (![500, 503].includes(response.status) || database.generation() === generation) return response
    if (!isSafe) return databaseUnavailable()
    await watch.whenReady()
    return answer()
  },
})

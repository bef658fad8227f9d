import type { WorkerMessage } from '../lib/workerMessages'
import type { WorkerScope } from './worker.types'

interface Answering {
  event?: { clientId?: string; resultingClientId?: string }
  response?: Response
  state?: { kept?: Response }
}

/** When an answer was given, by the clock of the server. */
const givenAt = (response: Response): number => Date.parse(response.headers.get('Date') ?? '') || 0

/**
 * Tells pages whether what they get is fresh or kept. A page that is being loaded cannot listen yet: it asks later.
 */
export const createTeller = (scope: WorkerScope) => {
  /** Of documents that were answered from the store, by the page that they became. */
  const documents = new Map<string, number>()

  const tell = async (id: string, keptAt: number | null): Promise<void> => {
    const page = await scope.clients.get(id)
    page?.postMessage({ keptAt } satisfies WorkerMessage)
  }

  return {
    /** For a page that has just begun to listen. */
    documentCachedAt: (id: string): number | null => documents.get(id) ?? null,
    /** Goes with a strategy that answers from the network or from a store. */
    plugin: {
      cachedResponseWillBeUsed: async ({
        cachedResponse,
        state,
      }: {
        cachedResponse?: Response
        state?: Answering['state']
      }) => {
        if (state) state.kept = cachedResponse
        return cachedResponse
      },
      handlerWillRespond: async ({ event, response, state }: Answering & { response: Response }) => {
        const keptAt = state?.kept === response ? givenAt(response) : null
        if (event?.resultingClientId) {
          if (keptAt !== null) documents.set(event.resultingClientId, keptAt)
        } else if (event?.clientId) {
          await tell(event.clientId, keptAt)
        }
        return response
      },
    },
  }
}

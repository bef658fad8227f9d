import type { Connection } from 'mongoose'
import { RateLimiterMemory, RateLimiterMongo, type RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '../../platform/networkOf'

export interface RequestRates {
  allow: (
    kind: 'read' | 'write',
    address: string,
  ) => Promise<{ isAllowed: boolean; retryAfterSeconds: number }>
}

/**
 * Requests a minute from one client. Writes are counted in the database, so that several processes agree; reads
 * are counted in each process, since counting them would cost more than answering them.
 */
export const createRequestRates = (
  connection: Connection,
  limits: { reads: number; writes: number },
): RequestRates => {
  const limiters = {
    read: new RateLimiterMemory({ keyPrefix: 'read', points: limits.reads, duration: 60 }),
    write: new RateLimiterMongo({
      storeClient: connection,
      tableName: 'rate_limits',
      keyPrefix: 'write',
      points: limits.writes,
      duration: 60,
      inMemoryBlockOnConsumed: limits.writes + 1,
      inMemoryBlockDuration: 10,
    }),
  }
  return {
    allow: async (kind, address) => {
      try {
        await limiters[kind].consume(networkOf(address))
        return { isAllowed: true, retryAfterSeconds: 0 }
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal
        return {
          isAllowed: false,
          retryAfterSeconds: Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000),
        }
      }
    },
  }
}

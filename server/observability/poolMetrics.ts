import type { MongoClient } from 'mongodb'
import { Counter, Gauge, type Registry } from 'prom-client'

/** The connections of the pool, and who waits for one, by the driver's events. */
export const watchPool = (client: MongoClient, registry: Registry): void => {
  /** By address and number. The pool has connections already that were made before this was called. */
  const open = new Set<string>()
  const used = new Set<string>()
  let waiters = 0
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, by state (open, used).',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, open.size)
      this.set({ state: 'used' }, used.size)
    },
  })
  new Gauge({
    name: 'database_connection_waiters',
    help: 'Operations that wait for a connection.',
    registers: [registry],
    collect() {
      this.set(waiters)
    },
  })
  const failed = new Counter({
    name: 'database_connection_failures_total',
    help: 'Operations that were given no connection.',
    registers: [registry],
  })
  type Event = { address: string; connectionId: number | '<monitor>' }
  const idOf = ({ address, connectionId }: Event): string => `${address} ${connectionId}`
  client.on('connectionCreated', (event) => open.add(idOf(event)))
  client.on('connectionClosed', (event) => open.delete(idOf(event)))
  client.on('connectionCheckOutStarted', () => (waiters += 1))
  client.on('connectionCheckedOut', (event) => {
    waiters = Math.max(0, waiters - 1)
    open.add(idOf(event))
    used.add(idOf(event))
  })
  client.on('connectionCheckOutFailed', () => {
    waiters = Math.max(0, waiters - 1)
    failed.inc()
  })
  client.on('connectionCheckedIn', (event) => used.delete(idOf(event)))
}

import { randomUUID } from 'node:crypto'
import { DOOR_PASS_HEADER } from '../../domain/events/door/door.constants'
import type { DoorChanges, DoorList, DoorPassGiven } from '../../domain/events/door/door.schema'
import type { Account } from './accounts'
import type { TestApp } from './testPayload'

/** A device at the door of an event, as its browser talks to the server. */
export interface Device {
  /** Id of the pass, and the secret of its link. */
  pass: string
  token: string
  list: () => Promise<Response>
  sync: (facts?: object) => Promise<Response>
  /** The list, which must be given. */
  readList: () => Promise<DoorList>
  /** What others did, which must be given. @param facts of the request */
  readChanges: (facts?: object) => Promise<DoorChanges>
}

/** Gives a pass of an event, or of an extra or a session of it, as staff do, and the device that has it. */
export const openDoor = async (
  app: TestApp,
  staff: Account,
  event: string,
  name = 'Main gate',
  scope?: string,
): Promise<Device> => {
  const given = await app.request('POST', `/api/events/${event}/door-passes`, {
    as: staff,
    body: { name, ...(scope && { scope }) },
  })
  if (given.status !== 201) throw new Error(`the pass was answered with ${given.status}`)
  const { id, link } = (await given.json()) as DoorPassGiven
  const token = new URL(link).hash.slice(1)
  const headers = { [DOOR_PASS_HEADER]: token }
  const list = () => app.request('GET', `/api/events/${event}/door`, { headers })
  const sync = (facts: object = {}) =>
    app.request('POST', `/api/events/${event}/door`, {
      headers,
      body: { now: new Date().toISOString(), since: null, scans: [], undone: [], ...facts },
    })
  return {
    pass: id,
    token,
    list,
    sync,
    readList: async () => (await list()).json() as Promise<DoorList>,
    readChanges: async (facts) => (await sync(facts)).json() as Promise<DoorChanges>,
  }
}

/** A scan as a device notes it. @param secondsAgo by the clock of the device */
export const scanOf = (entry: string, secondsAgo = 0, facts: { key?: string; name?: string } = {}) => ({
  key: randomUUID(),
  entry,
  at: new Date(Date.now() - secondsAgo * 1000).toISOString(),
  ...facts,
})

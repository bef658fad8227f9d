import { BSON } from 'mongodb'
import { describe, expect, it, vi } from 'vitest'
import {
  commandName,
  withoutSessionCommands,
} from '../../../../server/database/embedded/withoutSessionCommands.mjs'

const OP_MSG = 2013
const MORE_TO_COME = 2

const section = (kind: number, body: Uint8Array): Buffer => Buffer.concat([Buffer.from([kind]), body])

const message = (sections: Buffer[], { opCode = OP_MSG, flags = 0, requestId = 7 } = {}): Buffer => {
  const head = Buffer.alloc(20)
  const whole = Buffer.concat([head, ...sections])
  whole.writeInt32LE(whole.length, 0)
  whole.writeInt32LE(requestId, 4)
  whole.writeInt32LE(opCode, 12)
  whole.writeUInt32LE(flags, 16)
  return whole
}

const command = (document: BSON.Document, options = {}): Buffer =>
  message([section(0, BSON.serialize(document))], options)

const sequence = (name: string, documents: BSON.Document[]): Buffer => {
  const body = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from(`${name}\0`),
    ...documents.map((document) => BSON.serialize(document)),
  ])
  body.writeInt32LE(body.length, 0)
  return section(1, body)
}

const engine = () => ({
  roundTrip: vi.fn(() => Promise.resolve('from the engine' as never)),
  close: vi.fn(),
  closeSync: vi.fn(),
})

describe('commandName', () => {
  it('is the first key of the body, at any position of the body', () => {
    expect(commandName(command({ find: 'a', endSessions: 1 }))).toBe('find')
    expect(
      commandName(
        message([sequence('documents', [{ endSessions: [] }]), section(0, BSON.serialize({ insert: 'a' }))]),
      ),
    ).toBe('insert')
  })

  it('is undefined for other and for broken messages', () => {
    expect(commandName(command({ isMaster: 1 }, { opCode: 2004 }))).toBeUndefined()
    expect(commandName(message([]))).toBeUndefined()
    expect(commandName(message([section(9, Buffer.alloc(8))]))).toBeUndefined()
    expect(commandName(message([section(1, Buffer.alloc(8))]))).toBeUndefined()
    expect(commandName(Buffer.alloc(3))).toBeUndefined()
  })
})

describe('withoutSessionCommands', () => {
  it.each(['endSessions', 'killSessions', 'refreshSessions', 'killAllSessions', 'killAllSessionsByPattern'])(
    'answers %s itself',
    async (name) => {
      const inner = engine()
      const reply = await withoutSessionCommands(inner).roundTrip(command({ [name]: [], $db: 'admin' }))
      expect(inner.roundTrip).not.toHaveBeenCalled()
      expect(reply).toMatchObject({ requestId: 7, moreToCome: false, legacy: false })
      expect(BSON.deserialize(reply.response)).toEqual({ ok: 1 })
    },
  )

  it('writes no reply where the driver expects none', async () => {
    const reply = await withoutSessionCommands(engine()).roundTrip(
      command({ endSessions: [] }, { flags: MORE_TO_COME }),
    )
    expect(reply.moreToCome).toBe(true)
  })

  it('refuses to open a session', async () => {
    const inner = engine()
    const reply = await withoutSessionCommands(inner).roundTrip(command({ startSession: 1 }))
    expect(inner.roundTrip).not.toHaveBeenCalled()
    expect(BSON.deserialize(reply.response)).toEqual({
      ok: 0,
      errmsg: "no such command: 'startSession'",
      code: 59,
      codeName: 'CommandNotFound',
    })
  })

  it('passes other commands on', async () => {
    const inner = engine()
    const find = command({ find: 'endSessions' })
    expect(await withoutSessionCommands(inner).roundTrip(find)).toBe('from the engine')
    expect(inner.roundTrip).toHaveBeenCalledWith(find)
    await withoutSessionCommands(inner).close()
    expect(inner.close).toHaveBeenCalledOnce()
  })
})

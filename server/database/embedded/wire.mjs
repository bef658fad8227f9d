/** As much of MongoDB's wire protocol as the engine's process needs without loading the driver. */

export const HEADER_BYTES = 16
export const OP_MSG = 2013

/**
 * A command as a whole OP_MSG.
 * @param {Buffer[]} elements of the command's document, the database's name (`$db`) included
 */
export function commandMessage(elements) {
  const body = bsonDocument(elements)
  const message = Buffer.alloc(HEADER_BYTES + 5)
  message.writeInt32LE(message.length + body.length, 0)
  message.writeInt32LE(1, 4)
  message.writeInt32LE(OP_MSG, 12)
  return Buffer.concat([message, body])
}

/** @param {Buffer[]} elements */
export function bsonDocument(elements) {
  const body = Buffer.concat([...elements, Buffer.from([0])])
  const length = Buffer.alloc(4)
  length.writeInt32LE(body.length + 4)
  return Buffer.concat([length, body])
}

/** @param {string} name @param {number} value */
export function bsonDouble(name, value) {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(value)
  return Buffer.concat([Buffer.from(`\x01${name}\0`), bytes])
}

/** @param {string} name @param {number} value */
export function bsonInt32(name, value) {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return Buffer.concat([Buffer.from(`\x10${name}\0`), bytes])
}

/** @param {string} name @param {string} value */
export function bsonString(name, value) {
  const text = Buffer.from(`${value}\0`)
  const length = Buffer.alloc(4)
  length.writeInt32LE(text.length)
  return Buffer.concat([Buffer.from(`\x02${name}\0`), length, text])
}

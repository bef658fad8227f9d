/**
 * A child of the backup that lets writes go on when the backup is killed while it holds them. It runs unbuilt, hence
 * plain JavaScript. Messages: `{ uri }` to begin, answered by 'ready'; 'released' when there is nothing more to do.
 */
import { MongoClient } from 'mongodb'

process.on('SIGINT', () => {}) // Ctrl+C reaches the whole group: the backup decides
process.on('SIGHUP', () => {})

/** @type {MongoClient | undefined} */
let client

process.on('message', async (message) => {
  if (message === 'released') {
    await client?.close()
    process.exit()
  }
  client = new MongoClient(/** @type {{ uri: string }} */ (message).uri, { serverSelectionTimeoutMS: 10_000 })
  try {
    await client.connect()
    process.send?.('ready')
  } catch (error) {
    process.stderr.write(`${error}\n`)
    process.exit(1)
  }
})

process.on('disconnect', async () => {
  try {
    // an error says that nothing is held
    await client?.db('admin').command({ fsyncUnlock: 1 })
  } catch {
    // nothing is held
  }
  process.exit()
})

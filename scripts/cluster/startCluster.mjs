/** MongoDB servers for tests, on this machine alone. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { MongoClient } from 'mongodb'

const START_MS = 60_000
const STOP_MS = 20_000
/** The name of the replica sets of the tests. */
export const REPLICA_SET = 'rs0'

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/** Starts a server, and ends it again. Its last words are told when it does not start. */
const startServer = async (binary, folder, isMember) => {
  const port = await freePort()
  await mkdir(folder)
  const options = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket']
  const child = spawn(binary, [...options, ...(isMember ? ['--replSet', REPLICA_SET] : [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (words = (words + chunk).slice(-2_000)))
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    const forced = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(forced)
  }
  return { address: `127.0.0.1:${port}`, stop, words: () => words }
}

const connect = async (uri) => {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: START_MS, connectTimeoutMS: 5_000 })
  return client.connect()
}

/**
 * Makes one replica set of the members.
 * @param addresses host and port of each
 * @param account `user:password@` of an administrator, where the members ask for one
 */
export const initiate = async (addresses, account = '') => {
  const first = await connect(`mongodb://${account}${addresses[0]}/?directConnection=true`)
  const members = addresses.map((host, _id) => ({ _id, host }))
  await first.db('admin').command({ replSetInitiate: { _id: REPLICA_SET, members } })
  await first.close()
}

/**
 * Starts a standalone server, or a replica set of several.
 * @param binary the program of the server
 * @param count 1 for a standalone server
 * @returns its address, and what stops it and deletes its data
 */
export const startCluster = async (binary, count) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ace-cluster-'))
  const servers = []
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await rm(folder, { recursive: true, force: true })
  }
  const start = async () => {
    for (let place = 0; place < count; place += 1)
      servers.push(await startServer(binary, path.join(folder, String(place)), count > 1))
    const addresses = servers.map(({ address }) => address)
    if (count > 1) await initiate(addresses)
    const uri = `mongodb://${addresses.join(',')}/admin${count > 1 ? `?replicaSet=${REPLICA_SET}` : ''}`
    const client = await connect(uri)
    await client.db('admin').command({ ping: 1 })
    await client.close()
    return uri
  }
  try {
    return { uri: await start(), stop }
  } catch (error) {
    const words = servers.map((server) => server.words()).join('\n')
    await stop()
    throw new Error(`The MongoDB server did not start\n${words}`, { cause: error })
  }
}

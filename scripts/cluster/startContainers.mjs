/**
 * `node scripts/cluster/startContainers.mjs mongo:8`: three containers of that image on this machine's own network, as one
 * replica set that asks for a user and a password, for the workflow's tests on a MongoDB server. Prints its address.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { REPLICA_SET, initiate } from './startCluster.mjs'

const PORTS = [27018, 27019, 27020]
const KEY_FILE = '/tmp/replica.key'
const [user, password] = ['tests', randomBytes(16).toString('hex')]

const [image] = process.argv.slice(2)
if (!image) throw new Error('Name an image, such as mongo:8')

/** The members prove themselves to each other by a key, which mongod reads from its own file alone. */
const key = randomBytes(48).toString('base64')
const start = (port) =>
  `printf '%s' '${key}' > ${KEY_FILE} && chmod 400 ${KEY_FILE} && chown mongodb ${KEY_FILE} && ` +
  `exec docker-entrypoint.sh mongod --replSet ${REPLICA_SET} --keyFile ${KEY_FILE} --bind_ip 127.0.0.1 --port ${port}`

for (const [place, port] of PORTS.entries()) {
  // the others take the account over from the first
  const account =
    place === 0
      ? ['--env', `MONGO_INITDB_ROOT_USERNAME=${user}`, '--env', `MONGO_INITDB_ROOT_PASSWORD=${password}`]
      : []
  const options = ['--detach', '--network', 'host', '--tmpfs', '/data/db', ...account]
  execFileSync('docker', ['run', ...options, '--entrypoint', 'bash', image, '-c', start(port)])
}

const addresses = PORTS.map((port) => `127.0.0.1:${port}`)
await initiate(addresses, `${user}:${password}@`)
process.stdout.write(
  `mongodb://${user}:${password}@${addresses.join(',')}/?replicaSet=${REPLICA_SET}&authSource=admin\n`,
)

import { randomBytes } from 'node:crypto'
import { type Db, MongoClient } from 'mongodb'
import { startEmbeddedMongo } from '../../server/database/embedded/EmbeddedMongo'
import { createLogger } from '../../platform/logger'
import type { ReceivedMail } from '../fakes/smtpServer'
import { smtpEnvironment, startSmtp, waitForMail } from './smtp'
import { makeEmptyDataDir, removeDataDir, startServer } from './server'

export interface MailedServer {
  url: string
  /** The server's output so far. */
  output: () => string
  /** The server's own database, for what HTTP does not offer. */
  database: Db
  /** The next mail to an address whose subject matches; each is returned once. */
  nextMail: (to: string, subject?: RegExp) => Promise<ReceivedMail>
  end: () => Promise<void>
}

/**
 * The built server as in production (not a trial installation), on an engine that the test can read, with a
 * mail server that captures mails.
 * @param settings the initial staff settings
 */
export const startMailedServer = async (settings: Record<string, unknown> = {}): Promise<MailedServer> => {
  const dataDir = await makeEmptyDataDir()
  const engine = await startEmbeddedMongo({ dataDir, log: createLogger('warn') })
  const client = await MongoClient.connect(engine.uri('faults'))
  const database = client.db('faults')
  await database
    .collection('globals')
    .insertOne({ globalType: 'staff-settings', createdAt: new Date(), updatedAt: new Date(), ...settings })
  const smtp = await startSmtp()
  const server = await startServer({
    dataDir,
    env: {
      DATABASE_URI: engine.uri('faults'),
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      ...smtpEnvironment(smtp),
    },
  })
  return {
    url: server.url,
    output: server.output,
    database,
    nextMail: async (to, subject) => {
      const mail = await waitForMail(smtp, to, subject)
      smtp.mails.splice(smtp.mails.indexOf(mail), 1)
      return mail
    },
    end: async () => {
      await server.end()
      await client.close()
      await smtp.stop()
      await engine.stop()
      await removeDataDir(dataDir)
    },
  }
}

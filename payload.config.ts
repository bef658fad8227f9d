import path from 'node:path'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { ContentVersions } from './collections/ContentVersions'
import { Credentials } from './collections/Credentials'
import { Events } from './collections/Events'
import { Profiles } from './collections/Profiles'
import { Registrations } from './collections/Registrations'
import { Roles } from './collections/Roles'
import { SeatLedgers } from './collections/SeatLedgers'
import { Sessions } from './collections/Sessions'
import { Users } from './collections/Users'

const root = process.cwd()

/** Composition only: what the association stores, who answers, where it is kept. */
export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  serverURL: process.env.SITE_URL ?? '',
  routes: { admin: '/cms', api: '/api' },
  collections: [Events, Registrations, Users, Roles, Profiles, Sessions, Credentials, SeatLedgers, ContentVersions],
  globals: [],
  db: mongooseAdapter({
    url: process.env.DATABASE_URI ?? '',
    connectOptions: { writeConcern: { w: 'majority', journal: true } },
    ensureIndexes: true,
    transactionOptions: false,
  }),
  editor: lexicalEditor(),
  sharp,
  graphQL: { disable: true },
  telemetry: false,
  typescript: { outputFile: path.resolve(root, 'payload-types.ts'), autoGenerate: false },
  admin: {
    user: 'users',
    importMap: { baseDir: root, importMapFile: path.resolve(root, 'app/(payload)/importMap.js') },
  },
})

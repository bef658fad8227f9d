import path from 'node:path'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { Chapters } from './collections/Chapters'
import { ContentVersions } from './collections/ContentVersions'
import { Credentials } from './collections/Credentials'
import { Divisions } from './collections/Divisions'
import { Events } from './collections/Events'
import { Faqs } from './collections/Faqs'
import { Files } from './collections/Files'
import { Media } from './collections/Media'
import { News } from './collections/News'
import { Officers } from './collections/Officers'
import { Pages } from './collections/Pages'
import { Policies } from './collections/Policies'
import { Profiles } from './collections/Profiles'
import { Publications } from './collections/Publications'
import { Registrations } from './collections/Registrations'
import { Roles } from './collections/Roles'
import { SeatLedgers } from './collections/SeatLedgers'
import { Sessions } from './collections/Sessions'
import { Users } from './collections/Users'
import { textEditor } from './collections/fields/richText'
import { frame } from './endpoints/frame/frame'
import { Home } from './globals/Home'
import { Navigation } from './globals/Navigation'
import { SiteSettings } from './globals/SiteSettings'
import { StaffSettings } from './globals/StaffSettings'

const root = process.cwd()

/** Composition only: what the association stores, who answers, where it is kept. */
export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  serverURL: process.env.SITE_URL ?? '',
  routes: { admin: '/cms', api: '/api' },
  collections: [
    Pages,
    News,
    Divisions,
    Chapters,
    Officers,
    Faqs,
    Policies,
    Media,
    Events,
    Registrations,
    SeatLedgers,
    Publications,
    Files,
    Profiles,
    Users,
    Roles,
    Sessions,
    Credentials,
    ContentVersions,
  ],
  globals: [Home, Navigation, SiteSettings, StaffSettings],
  endpoints: [frame],
  db: mongooseAdapter({
    url: process.env.DATABASE_URI ?? '',
    connectOptions: { writeConcern: { w: 'majority', journal: true } },
    ensureIndexes: true,
    transactionOptions: false,
  }),
  editor: textEditor,
  sharp,
  graphQL: { disable: true },
  telemetry: false,
  typescript: { outputFile: path.resolve(root, 'payload-types.ts'), autoGenerate: false },
  admin: {
    user: 'users',
    importMap: { baseDir: root, importMapFile: path.resolve(root, 'app/(payload)/importMap.js') },
  },
})

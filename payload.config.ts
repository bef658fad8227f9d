import path from 'node:path'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { COLLECTIONS } from './collections'
import { nobody } from './collections/access/nobody'
import { restrictRoutes } from './collections/restrictRoutes'
import { describePanel } from './collections/panel/describePanel'
import { keepGlobalUnsaved, keepUnsaved } from './collections/panel/keepUnsaved'
import { textEditor } from './collections/fields/richText'
import { SCHEDULE_ZONE } from './domain/content/schedules/schedules.schema'
import { ROOT_ENDPOINTS } from './endpoints'
import { Home } from './globals/Home'
import { Navigation } from './globals/Navigation'
import { PaymentSettings } from './globals/PaymentSettings'
import { SiteSettings } from './globals/SiteSettings'
import { StaffSettings } from './globals/StaffSettings'
import { endEditsAfterError } from './hooks/contentHooks'
import { guardGlobalEdits } from './hooks/globalHooks'
import { recordRefusals } from './hooks/recordRefusals'
import { nameErrorCode } from './hooks/nameErrorCode'
import { refuseMistakes } from './hooks/refuseMistakes'
import { reportUnavailable } from './hooks/reportUnavailable'
import { DATABASE_CONCERNS } from './platform/databaseConcerns'
import { DATABASE_DEADLINES } from './platform/databaseDeadlines'
import { createLogger } from './platform/logger'
import { outboxAdapter } from './domain/messaging/mail'
import { MEDIA_LIMITS } from './platform/pictures'

const root = process.cwd()

/** Composition only: what the association stores, who answers, where it is kept. */
export default describePanel(
  restrictRoutes(
    buildConfig({
      secret: process.env.PAYLOAD_SECRET ?? '',
      serverURL: process.env.SITE_URL ?? '',
      routes: { admin: '/cms', api: '/api' },
      collections: COLLECTIONS.map(keepUnsaved),
      globals: [Home, Navigation, SiteSettings, StaffSettings, PaymentSettings]
        .map(guardGlobalEdits)
        .map(keepGlobalUnsaved),
      endpoints: ROOT_ENDPOINTS,
      db: mongooseAdapter({
        url: process.env.DATABASE_URI ?? '',
        connectOptions: {
          ...DATABASE_CONCERNS,
          ...DATABASE_DEADLINES,
          autoIndex: false,
          autoCreate: false, // indexes create the collections
          monitorCommands: true,
        },
        // building one may take longer than any deadline: `prepareDatabase` sees to them, before the first request
        ensureIndexes: false,
        transactionOptions: false,
      }),
      editor: textEditor,
      // what is published at a time waits in Payload's queue, and leaves it by the server's own jobs alone
      jobs: { tasks: [], access: { run: nobody, queue: nobody, cancel: nobody } },
      hooks: {
        afterError: [endEditsAfterError, refuseMistakes, nameErrorCode, reportUnavailable, recordRefusals],
      },
      sharp,
      // more than the gateway lets in: what is too large is refused there and by the collection, in words
      // that name the limit
      upload: { limits: { fileSize: MEDIA_LIMITS.bytes + 4 * 1024 * 1024 } },
      email: outboxAdapter,
      logger: createLogger(process.env.LOG_LEVEL ?? 'info'),
      graphQL: { disable: true },
      telemetry: false,
      i18n: {
        translations: {
          en: {
            general: {
              noLabel: '–',
              noLabelGroup: 'Without a name',
              createdAt: 'Created',
              updatedAt: 'Changed',
              lastModified: 'Last changed',
              selectValue: '–',
              timezone: 'Time zone',
              upcomingEvents: 'Scheduled changes',
              noUpcomingEventsScheduled: 'Nothing is scheduled.',
            },
          },
        },
      },
      typescript: { outputFile: path.resolve(root, 'payload-types.ts'), autoGenerate: false },
      admin: {
        user: 'users',
        avatar: 'default',
        meta: {
          titleSuffix: ' · ACE South Sudan',
          icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
        },
        // for what the panel itself dates: with the year, and the zone it is told in
        dateFormat: "d MMMM yyyy, HH:mm '(Juba time)'",
        // in which what is published at a time is asked for
        timezones: {
          defaultTimezone: SCHEDULE_ZONE,
          supportedTimezones: [{ label: 'Juba time', value: SCHEDULE_ZONE }],
        },
        components: {
          providers: [
            '/app/(payload)/proof/ProofProvider#ProofProvider',
            '/app/(payload)/edits/VersionConflicts#VersionConflicts',
            '/app/(payload)/trash/DeletionQuestions#DeletionQuestions',
          ],
          graphics: { Icon: '/app/(payload)/branding/Icon#Icon', Logo: '/app/(payload)/branding/Logo#Logo' },
          beforeDashboard: ['/app/(payload)/audit/SecurityNotices#SecurityNotices'],
          beforeNavLinks: [
            '/app/(payload)/navigation/NavigationStart#NavigationStart',
            '/app/(payload)/dashboard/DashboardLink#DashboardLink',
          ],
        },
        importMap: { baseDir: root, importMapFile: path.resolve(root, 'app/(payload)/importMap.js') },
      },
    }),
  ),
)

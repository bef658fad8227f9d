import path from 'node:path'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { AccountTokens } from './collections/AccountTokens'
import { AnswerTemplates } from './collections/AnswerTemplates'
import { ApiKeys } from './collections/ApiKeys'
import { ApplicationDrafts } from './collections/ApplicationDrafts'
import { Applications } from './collections/Applications'
import { AuditLog } from './collections/AuditLog'
import { Chapters } from './collections/Chapters'
import { Consents } from './collections/Consents'
import { ContactEntries } from './collections/ContactEntries'
import { ContactMessages } from './collections/ContactMessages'
import { ContentVersions } from './collections/ContentVersions'
import { CpdEntries } from './collections/CpdEntries'
import { Credentials } from './collections/Credentials'
import { DayCloses } from './collections/DayCloses'
import { Divisions } from './collections/Divisions'
import { Donations } from './collections/Donations'
import { DownloadCounts } from './collections/DownloadCounts'
import { DownloadVisits } from './collections/DownloadVisits'
import { EditLeases } from './collections/EditLeases'
import { EmailChanges } from './collections/EmailChanges'
import { Events } from './collections/Events'
import { eventDeletionEffects } from './collections/Events/eventDeletionEffects'
import { Faqs } from './collections/Faqs'
import { FeeWaivers } from './collections/FeeWaivers'
import { FileUploads } from './collections/FileUploads'
import { Files } from './collections/Files'
import { GroupDocuments } from './collections/GroupDocuments'
import { GroupMembers } from './collections/GroupMembers'
import { GroupRequests } from './collections/GroupRequests'
import { Groups } from './collections/Groups'
import { Grades } from './collections/Grades'
import { Identities } from './collections/Identities'
import { CreditNoteNumbers } from './collections/CreditNoteNumbers'
import { CreditNotes } from './collections/CreditNotes'
import { GradeRuns } from './collections/GradeRuns'
import { InvoiceNumbers } from './collections/InvoiceNumbers'
import { Invoices } from './collections/Invoices'
import { JobLeases } from './collections/JobLeases'
import { JobOpenings } from './collections/JobOpenings'
import { LedgerEntries } from './collections/LedgerEntries'
import { MailboxMails } from './collections/MailboxMails'
import { Mailboxes } from './collections/Mailboxes'
import { MailAddresses } from './collections/MailAddresses'
import { MailingRecipients } from './collections/MailingRecipients'
import { Mailings } from './collections/Mailings'
import { MailTexts } from './collections/MailTexts'
import { Media } from './collections/Media'
import { MemberMessages } from './collections/MemberMessages'
import { MembershipEvents } from './collections/MembershipEvents'
import { MembershipNumbers } from './collections/MembershipNumbers'
import { MembershipSeats } from './collections/MembershipSeats'
import { Memberships } from './collections/Memberships'
import { MessageBlocks } from './collections/MessageBlocks'
import { MessageReports } from './collections/MessageReports'
import { Attendances } from './collections/Attendances'
import { ApplicationDocuments } from './collections/ApplicationDocuments'
import { MentorOffers } from './collections/MentorOffers'
import { MentoringRequests } from './collections/MentoringRequests'
import { Mentorships } from './collections/Mentorships'
import { NominationVotes, Nominations } from './collections/Nominations'
import { Endorsements } from './collections/Endorsements'
import { NameChanges } from './collections/NameChanges'
import { News } from './collections/News'
import { Officers } from './collections/Officers'
import { Offices } from './collections/Offices'
import { Outbox } from './collections/Outbox'
import { Pages } from './collections/Pages'
import { PaymentEvents } from './collections/PaymentEvents'
import { PaymentReceiptNumbers } from './collections/PaymentReceiptNumbers'
import { AutomaticRenewals } from './collections/AutomaticRenewals'
import { Payments } from './collections/Payments'
import { PersonMergeClaims } from './collections/PersonMergeClaims'
import { PersonMergeMoves } from './collections/PersonMergeMoves'
import { PersonMerges } from './collections/PersonMerges'
import { PossibleDuplicates } from './collections/PossibleDuplicates'
import { PeriodCloses } from './collections/PeriodCloses'
import { Policies } from './collections/Policies'
import { Profiles } from './collections/Profiles'
import { Publications } from './collections/Publications'
import { ReceiptNumbers } from './collections/ReceiptNumbers'
import { Registrations } from './collections/Registrations'
import { Renewals } from './collections/Renewals'
import { Roles } from './collections/Roles'
import { SavedLists } from './collections/SavedLists'
import { SeatLedgers } from './collections/SeatLedgers'
import { SecondFactors } from './collections/SecondFactors'
import { Sessions } from './collections/Sessions'
import { SecurityLog } from './collections/SecurityLog'
import { SignInChallenges } from './collections/SignInChallenges'
import { PeopleImportRows } from './collections/PeopleImportRows'
import { PeopleImports } from './collections/PeopleImports'
import { StatementImports } from './collections/StatementImports'
import { StatementLines } from './collections/StatementLines'
import { Submissions } from './collections/Submissions'
import { PersonNotes } from './collections/PersonNotes'
import { Tasks } from './collections/Tasks'
import { Users } from './collections/Users'
import { WebhookDeliveries } from './collections/WebhookDeliveries'
import { Webhooks } from './collections/Webhooks'
import { nobody } from './collections/access/nobody'
import { restrictRoutes } from './collections/restrictRoutes'
import { describePanel } from './collections/panel/describePanel'
import { textEditor } from './collections/fields/richText'
import { trashable } from './collections/trashable'
import { SCHEDULE_ZONE } from './domain/content/schedules/schedules.schema'
import { directory } from './endpoints/directory/directory'
import { member } from './endpoints/directory/member'
import { integrationEndpoints } from './endpoints/integrations'
import { mentoringEndpoints } from './endpoints/mentoring'
import { operations } from './endpoints/operations/operations'
import { openApi } from './endpoints/openApi/openApi'
import { endingSoon } from './endpoints/endingSoon/endingSoon'
import { pendingWork } from './endpoints/pendingWork/pendingWork'
import { reportEndpoints } from './endpoints/reports/reports'
import { statistics } from './endpoints/statistics/statistics'
import { withOwnEndpoints } from './endpoints/ownEndpoints'
import { siteChrome } from './endpoints/siteChrome/siteChrome'
import { search } from './endpoints/search/search'
import { uploadEndpoints } from './endpoints/uploads'
import { Home } from './globals/Home'
import { Navigation } from './globals/Navigation'
import { PaymentSettings } from './globals/PaymentSettings'
import { SiteSettings } from './globals/SiteSettings'
import { StaffSettings } from './globals/StaffSettings'
import { endEditsAfterError, guardEdits } from './hooks/contentHooks'
import { guardGlobalEdits } from './hooks/globalHooks'
import { recordRefusals } from './hooks/recordRefusals'
import { nameErrorCode } from './hooks/nameErrorCode'
import { refuseMistakes } from './hooks/refuseMistakes'
import { reportUnavailable } from './hooks/reportUnavailable'
import { DATABASE_CONCERNS } from './platform/databaseConcerns'
import { DATABASE_DEADLINES } from './platform/databaseDeadlines'
import { createLogger } from './platform/logger'
import { outboxAdapter } from './domain/mail'
import { MEDIA_LIMITS } from './platform/pictures'

const root = process.cwd()

/** Composition only: what the association stores, who answers, where it is kept. */
export default describePanel(
  restrictRoutes(
    buildConfig({
      secret: process.env.PAYLOAD_SECRET ?? '',
      serverURL: process.env.SITE_URL ?? '',
      routes: { admin: '/cms', api: '/api' },
      collections: [
        trashable(guardEdits(Pages)),
        trashable(guardEdits(News)),
        trashable(guardEdits(Divisions)),
        trashable(guardEdits(Chapters)),
        trashable(guardEdits(Officers)),
        trashable(guardEdits(Faqs)),
        trashable(guardEdits(Policies)),
        guardEdits(Grades),
        trashable(guardEdits(Media)),
        trashable(guardEdits(Events), eventDeletionEffects),
        Registrations,
        Attendances,
        SeatLedgers,
        trashable(guardEdits(Publications)),
        guardEdits(Submissions),
        Files,
        FileUploads,
        DownloadCounts,
        DownloadVisits,
        Profiles,
        Users,
        Roles,
        Sessions,
        Credentials,
        SecondFactors,
        SignInChallenges,
        Identities,
        EmailChanges,
        AccountTokens,
        Applications,
        ApplicationDrafts,
        Memberships,
        MembershipSeats,
        MembershipEvents,
        MembershipNumbers,
        NameChanges,
        ApplicationDocuments,
        Endorsements,
        Nominations,
        NominationVotes,
        Renewals,
        CpdEntries,
        Donations,
        PaymentEvents,
        ReceiptNumbers,
        Invoices,
        InvoiceNumbers,
        GradeRuns,
        CreditNotes,
        CreditNoteNumbers,
        Payments,
        AutomaticRenewals,
        PaymentReceiptNumbers,
        LedgerEntries,
        PeriodCloses,
        DayCloses,
        PeopleImports,
        PeopleImportRows,
        PersonMerges,
        PersonMergeMoves,
        PersonMergeClaims,
        PossibleDuplicates,
        StatementImports,
        StatementLines,
        FeeWaivers,
        ContactMessages,
        ContactEntries,
        AnswerTemplates,
        SavedLists,
        Consents,
        Mailings,
        MailingRecipients,
        MailAddresses,
        MailTexts,
        Mailboxes,
        MailboxMails,
        Tasks,
        PersonNotes,
        Groups,
        GroupMembers,
        GroupRequests,
        JobOpenings,
        GroupDocuments,
        Offices,
        MentorOffers,
        MentoringRequests,
        Mentorships,
        MemberMessages,
        MessageBlocks,
        MessageReports,
        Outbox,
        ApiKeys,
        Webhooks,
        WebhookDeliveries,
        AuditLog,
        SecurityLog,
        ContentVersions,
        EditLeases,
        JobLeases,
      ].map(withOwnEndpoints),
      globals: [Home, Navigation, SiteSettings, StaffSettings, PaymentSettings]
        .map(guardGlobalEdits)
        .map(withOwnEndpoints),
      ...withOwnEndpoints({
        endpoints: [
          siteChrome,
          statistics,
          operations,
          pendingWork,
          endingSoon,
          ...reportEndpoints,
          search,
          directory,
          member,
          ...mentoringEndpoints,
          ...uploadEndpoints,
          ...integrationEndpoints,
          openApi,
        ],
      }),
      db: mongooseAdapter({
        url: process.env.DATABASE_URI ?? '',
        connectOptions: {
          ...DATABASE_CONCERNS,
          ...DATABASE_DEADLINES,
          autoIndex: false,
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
          beforeDashboard: [
            '/app/(payload)/audit/SecurityNotices#SecurityNotices',
            '/app/(payload)/dashboard/PendingWork#PendingWork',
          ],
          beforeNavLinks: ['/app/(payload)/navigation/NavigationStart#NavigationStart'],
          afterNavLinks: ['/app/(payload)/dashboard/DashboardLink#DashboardLink'],
        },
        importMap: { baseDir: root, importMapFile: path.resolve(root, 'app/(payload)/importMap.js') },
      },
    }),
  ),
)

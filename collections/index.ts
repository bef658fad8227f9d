import type { CollectionConfig } from 'payload'
import { guardEdits } from '../hooks/contentHooks'
import { AccountTokens } from './AccountTokens'
import { AnswerTemplates } from './AnswerTemplates'
import { ApiKeys } from './ApiKeys'
import { ApplicationDocuments } from './ApplicationDocuments'
import { ApplicationDrafts } from './ApplicationDrafts'
import { Applications } from './Applications'
import { Attendances } from './Attendances'
import { AuditLog } from './AuditLog'
import { AutomaticRenewals } from './AutomaticRenewals'
import { Chapters } from './Chapters'
import { CheckIns } from './CheckIns'
import { Consents } from './Consents'
import { ContactEntries } from './ContactEntries'
import { ContactMessages } from './ContactMessages'
import { ContentVersions } from './ContentVersions'
import { CpdEntries } from './CpdEntries'
import { Credentials } from './Credentials'
import { CreditNoteNumbers } from './CreditNoteNumbers'
import { CreditNotes } from './CreditNotes'
import { DayCloses } from './DayCloses'
import { StatedBalances } from './StatedBalances'
import { Budgets } from './Budgets'
import { DeskSettings } from './DeskSettings'
import { DirectoryEntries } from './DirectoryEntries'
import { Divisions } from './Divisions'
import { Donations } from './Donations'
import { DoorPasses } from './DoorPasses'
import { DownloadCounts } from './DownloadCounts'
import { DownloadVisits } from './DownloadVisits'
import { EditLeases } from './EditLeases'
import { EmailChanges } from './EmailChanges'
import { Endorsements } from './Endorsements'
import { EventSurveys } from './EventSurveys'
import { Events } from './Events'
import { EventSessions } from './EventSessions'
import { eventDeletionEffects } from './Events/eventDeletionEffects'
import { Faqs } from './Faqs'
import { FeeWaivers } from './FeeWaivers'
import { Files } from './Files'
import { FileUploads } from './FileUploads'
import { GradeRuns } from './GradeRuns'
import { Grades } from './Grades'
import { GroupDocuments } from './GroupDocuments'
import { GroupMembers } from './GroupMembers'
import { GroupRequests } from './GroupRequests'
import { Groups } from './Groups'
import { Identities } from './Identities'
import { InvoiceNumbers } from './InvoiceNumbers'
import { Invoices } from './Invoices'
import { JobLeases } from './JobLeases'
import { JobOpenings } from './JobOpenings'
import { LedgerEntries } from './LedgerEntries'
import { MailAddresses } from './MailAddresses'
import { Mailboxes } from './Mailboxes'
import { MailboxMails } from './MailboxMails'
import { MailingRecipients } from './MailingRecipients'
import { Mailings } from './Mailings'
import { MailTexts } from './MailTexts'
import { Media } from './Media'
import { MemberMessages } from './MemberMessages'
import { MembershipEvents } from './MembershipEvents'
import { MembershipNumbers } from './MembershipNumbers'
import { Memberships } from './Memberships'
import { MembershipSeats } from './MembershipSeats'
import { MentoringRequests } from './MentoringRequests'
import { MentorOffers } from './MentorOffers'
import { Mentorships } from './Mentorships'
import { MessageBlocks } from './MessageBlocks'
import { MessageReports } from './MessageReports'
import { NameChanges } from './NameChanges'
import { News } from './News'
import { NominationVotes, Nominations } from './Nominations'
import { Officers } from './Officers'
import { Offices } from './Offices'
import { Outbox } from './Outbox'
import { Pages } from './Pages'
import { PaymentEvents } from './PaymentEvents'
import { PaymentReceiptNumbers } from './PaymentReceiptNumbers'
import { Payments } from './Payments'
import { PeopleImportRows } from './PeopleImportRows'
import { PeopleImports } from './PeopleImports'
import { PeriodCloses } from './PeriodCloses'
import { PersonMergeClaims } from './PersonMergeClaims'
import { PersonMergeMoves } from './PersonMergeMoves'
import { PersonMerges } from './PersonMerges'
import { PersonNotes } from './PersonNotes'
import { Policies } from './Policies'
import { PossibleDuplicates } from './PossibleDuplicates'
import { Profiles } from './Profiles'
import { Publications } from './Publications'
import { ReceiptNumbers } from './ReceiptNumbers'
import { Registrations } from './Registrations'
import { Renewals } from './Renewals'
import { Roles } from './Roles'
import { SavedLists } from './SavedLists'
import { SeatLedgers } from './SeatLedgers'
import { SecondFactors } from './SecondFactors'
import { SecurityLog } from './SecurityLog'
import { Sessions } from './Sessions'
import { SignInChallenges } from './SignInChallenges'
import { StatementImports } from './StatementImports'
import { StatementLines } from './StatementLines'
import { Submissions } from './Submissions'
import { SurveyAnswers } from './SurveyAnswers'
import { Tasks } from './Tasks'
import { TicketOrders } from './TicketOrders'
import { TicketSettings } from './TicketSettings'
import { TicketTypes } from './TicketTypes'
import { Users } from './Users'
import { WebhookDeliveries } from './WebhookDeliveries'
import { Webhooks } from './Webhooks'
import { trashable } from './trashable'

/**
 * Every collection, in the order of the panel's menu. Edited content warns of colleagues, and has a trash where it may
 * be deleted.
 */
export const COLLECTIONS: CollectionConfig[] = [
  trashable(guardEdits(Pages)),
  trashable(guardEdits(News)),
  DeskSettings,
  DirectoryEntries,
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
  TicketSettings,
  TicketTypes,
  EventSessions,
  TicketOrders,
  DoorPasses,
  CheckIns,
  EventSurveys,
  SurveyAnswers,
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
  StatedBalances,
  Budgets,
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
]

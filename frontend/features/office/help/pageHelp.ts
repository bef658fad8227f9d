import { deskPaths } from '../../../deskPaths'
import type { GuideName } from './guides'

/** What the "?" of a page says. */
export interface PageHelp {
  /** Three sentences: what the page is for, what one does on it, and what follows. */
  text: string
  /** The chapter of a guide that says more. */
  chapter?: { guide: GuideName; id?: string }
}

const help = (text: string, guide?: GuideName, id?: string): PageHelp => ({
  text,
  ...(guide && { chapter: { guide, ...(id && { id }) } }),
})

/** Help for each page of the desk, by its address. Source: issue 33, part 7. */
export const PAGE_HELP: Readonly<Record<string, PageHelp>> = {
  [deskPaths.today.path]: help(
    'Today shows your tasks, then what waits for staff with your roles. The oldest comes first, and what is later than the association has promised is marked. Press a line to open it, or the button beside it to do at once what is likely.',
    'secretary',
    'in-the-morning-today',
  ),
  [deskPaths.users.path]: help(
    'Everybody with an account or a record. Search by name or email address, or narrow the list by role, membership, region and access. Open a person to see and change what is recorded.',
    'registrar',
    'what-is-recorded-about-a-person',
  ),
  [deskPaths.groups.path]: help(
    'Chapters, divisions and committees, with their people and officers. A person is in a group from one day to another, and nothing is deleted when they leave. Leads look after their own group.',
    'registrar',
    'groups',
  ),
  [deskPaths.lists.path]: help(
    'A list finds people, members or records by conditions, such as expired members of a region. It holds the conditions and not the people, so it is right whenever you open it. Save it to share it, to export it, or to write to its people.',
    'lists-and-reports',
    'build-a-list',
  ),
  [deskPaths.peopleImport.path]: help(
    'Bring people in from a spreadsheet. You say what each column means, answer what is not clear, and see what would happen before anything is stored. An import can be undone as a whole.',
    'registrar',
    'people-from-a-spreadsheet',
  ),
  [deskPaths.duplicates.path]: help(
    'Records that may be of the same person, with what they have in common. Merge them, or say that they are two people, and they are not shown again. A merge can be undone on the person’s page.',
    'registrar',
    'two-records-of-one-person',
  ),
  [deskPaths.applications.path]: help(
    'Applications for membership and for another grade. Start the review, ask for what is missing, then approve or reject. The applicant is told by email at each step, and an approval issues the invoice.',
    'registrar',
    'an-application',
  ),
  [deskPaths.renewals.path]: help(
    'Requests to renew without a payment on the site. Confirm one when it is settled, and the membership is extended from its old end. Decline it with a reason, which the member is told.',
    'registrar',
    'each-day-today',
  ),
  [deskPaths.removals.path]: help(
    'Members whose grace period is over. Nobody is removed by the site: you remove a member, or give more time. Only members who were warned by email can be removed.',
    'registrar',
    'due-for-removal',
  ),
  [deskPaths.nameChanges.path]: help(
    'Requests to change the registered name, each with a document. Compare the two, then approve or decline. The member is told by email either way.',
    'registrar',
    'what-is-recorded-about-a-person',
  ),
  [deskPaths.nominations.path]: help(
    'Nominations for Fellow and Honorary Member. Sponsors confirm by a link in an email, and the committee votes. Decide once both are complete.',
    'registrar',
    'each-day-today',
  ),
  [deskPaths.mentoring.path]: help(
    'Mentors who offer time, and members who look for one. Propose a match, and both people decide. The page shows the mentorships that are running and those that have ended.',
    'registrar',
    'mentoring',
  ),
  [deskPaths.paymentsToConfirm.path]: help(
    'Payments that members say they have made. Confirm one only when you have seen the money on a statement or at the provider. Reject it with a reason if none came: the payer can report it again.',
    'treasurer',
    'each-day',
  ),
  [deskPaths.allPayments.path]: help(
    'Every payment, with its receipt. Find one by name, invoice, reference, receipt or transaction number. Open a row to reverse it, or to use, move or pay back what was paid too much.',
    'treasurer',
    'when-something-is-wrong',
  ),
  [deskPaths.invoices.path]: help(
    'Every invoice, with what is open. Select rows and send a reminder: each goes out once a day at most, and nobody is reminded whose payment is being checked. Press a number to record a payment, or to void, credit or write off.',
    'treasurer',
    'invoices-that-you-issue',
  ),
  [deskPaths.arrears.path]: help(
    'What people owe, by the age of the debt. The oldest comes first. Open a person to write a debt off, or to issue a credit note.',
    'treasurer',
    'members-who-do-not-pay',
  ),
  [deskPaths.gradeRuns.path]: help(
    'Issues an invoice to every member of a grade. The page says first how many there are and what it comes to. A run that stops half way continues where it stopped, and nobody is invoiced twice.',
    'treasurer',
    'each-month',
  ),
  [deskPaths.statements.path]: help(
    'Import the statement of a bank or of mobile money. Lines that name an invoice are matched automatically, and you are asked about the others. An import can be undone.',
    'treasurer',
    'when-a-statement-arrives',
  ),
  [deskPaths.dayClose.path]: help(
    'In the evening, count the cash and enter it for the day, the chapter and the currency. Say why where it differs from the ledger: the difference is booked. A day is closed once.',
    'treasurer',
    'each-day',
  ),
  [deskPaths.transfers.path]: help(
    'Money that moves without a member: cash that is banked, what one chapter hands to another, what a provider keeps as its charge. Each is booked once, with a day and a note. A wrong one is booked back.',
    'treasurer',
    'money-that-moves-and-charges',
  ),
  [deskPaths.agreement.path]: help(
    'Compares the ledger with what banks and providers state. Enter the balance of a day from the statement. Where both differ, the page says what may explain it.',
    'treasurer',
    'does-it-agree',
  ),
  [deskPaths.ledger.path]: help(
    'All entries by account, and the balances of a day. Entries are never changed: a mistake is booked back. Export the journal for the auditor, and close a month once it is checked.',
    'treasurer',
    'each-month',
  ),
  [deskPaths.year.path]: help(
    'Income and expenses of a year, beside the budget and the year before. Enter the budget by account, for the head office or a chapter. The result is carried forward to the next year.',
    'treasurer',
    'the-year-and-its-budget',
  ),
  [deskPaths.fees.path]: help(
    'What each grade costs from which day, the exchange rate and the days until an invoice is due. The page says how many members a change touches. Open invoices keep their amounts.',
    'treasurer',
    'before-the-first-invoice',
  ),
  [deskPaths.events.path]: help(
    'Events to come and past ones. Create one, publish it, sell tickets for it if you like, and look after who is registered. When an event is changed or cancelled, everybody who is registered is told by email.',
    'event-manager',
    'an-event-from-the-plan-to-the-site',
  ),
  [deskPaths.publications.path]: help(
    'Papers and documents of the library, with their files. Publish one at once or on a day to come. The page counts how often each was downloaded.',
    'editor',
    'publications',
  ),
  [deskPaths.submissions.path]: help(
    'Papers that members have sent in. Read one, ask for changes, accept or decline it with a message. The author is told by email, with your words.',
    'editor',
    'publications',
  ),
  [deskPaths.openings.path]: help(
    'Job openings that organisations have sent in. Nothing is shown to visitors before you approve it. An opening closes by itself after its last day.',
    'registrar',
    'job-openings',
  ),
  [deskPaths.contact.path]: help(
    'Messages of the contact form, and the answers that came by email. Assign a message to yourself before you answer it, so that colleagues see who does. The association promises an answer within 24 hours.',
    'secretary',
    'the-inbox',
  ),
  [deskPaths.answerTemplates.path]: help(
    'Answers that you give often. Choose one while you answer a message, and change it before it is sent. Everybody who answers messages shares them.',
    'secretary',
    'the-inbox',
  ),
  [deskPaths.mailings.path]: help(
    'Emails and text messages to many. Write it, choose a list or a group, and see who would get it before it goes out. People who do not want news are left out automatically.',
    'registrar',
    'writing-to-members',
  ),
  [deskPaths.mailTexts.path]: help(
    'The emails that the site sends by itself, such as receipts and reminders. Change the words, and look at the result before you save. “Back to the Original” restores the original words.',
  ),
  [deskPaths.reports.path]: help(
    'Members, money, events and mail over a time of your choice, as figures and plots. Each table can be exported. The board’s report is a PDF whose first page is all that a board needs.',
    'lists-and-reports',
    'reports',
  ),
  [deskPaths.integrations.path]: help(
    'Keys let other programs read records; a key changes nothing. Give each program a key of its own, with only the permissions that it needs. The key is shown once, and can be ended at any time.',
  ),
  [deskPaths.webhooks.path]: help(
    'Tells another program when something happens, such as a new member. Each delivery is signed, and tried again until it is accepted. The log shows what was sent and what came back.',
  ),
  [deskPaths.apiDescription.path]: help(
    'Every operation of the programming interface, with what it takes and answers. Choose one to see the details. The file for tools is linked at the top.',
  ),
  [deskPaths.status.path]: help(
    'Whether database, files, mail and payments work, and what the jobs of the server did last. Look here when something seems slow or missing. Only administrators see this page.',
  ),
}

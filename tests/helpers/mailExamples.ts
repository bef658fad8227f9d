import type { TemplateData, TemplateName } from '../../domain/mail/templates'

const eventMail: TemplateData<'eventChanged'> = {
  event: {
    id: '000000000000000000000001',
    slug: 'site-visit',
    title: 'Site visit',
    description: 'Freedom Bridge.',
    eventDate: '2026-12-10T07:00:00.000Z',
    location: 'Juba',
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-02T00:00:00.000Z',
  },
  fullName: 'Nyandeng Deng',
  email: 'nyandeng@example.org',
  at: '2026-11-21T00:00:00.000Z',
}

/**
 * One example of every mail's data: what the tests of rendering, escaping and delivery are run over. A template
 * without one does not compile.
 */
export const MAIL_EXAMPLES: { [Name in TemplateName]: TemplateData<Name> } = {
  accountChanged: { change: 'passwordChanged', at: '2026-11-21T12:00:00.000Z' },
  accountExists: {},
  accountLeaving: { erasedAt: '2026-12-21T09:00:00.000Z' },
  confirmNewEmail: { token: 'A'.repeat(43) },
  confirmEmail: { token: 'A'.repeat(43) },
  applicationApproved: { fullName: 'Nyandeng Deng', membershipNumber: 'ACE-2026-0042', membershipType: 'professional', expiresAt: '2027-11-21T00:00:00.000Z' },
  applicationReceived: { fullName: 'Nyandeng Deng', membershipType: 'graduate' },
  applicationStatus: { fullName: 'Nyandeng Deng', status: 'rejected', feedback: 'Please add a copy of your licence.' },
  applicationSubmitted: { applicationId: '65f000000000000000000000', fullName: 'Nyandeng Deng', membershipType: 'graduate' },
  contactMessageAnswered: { name: 'Nyandeng Deng', subject: 'A question', message: 'How do I join?', answer: 'Like this.\n\nKind regards' },
  contactMessageReceived: {
    messageId: '000000000000000000000001',
    name: 'Nyandeng Deng',
    email: 'nyandeng@example.org',
    subject: 'A question',
    message: 'How do I join?\n\nThank you.',
  },
  nameChangeDecided: { fullName: 'Nyandeng Deng', name: 'Nyandeng Deng Lado', status: 'declined', feedback: 'The document cannot be read.' },
  nameChangeReceived: { fullName: 'Nyandeng Deng', from: 'Nyandeng Deng', name: 'Nyandeng Deng Lado' },
  nameChangeRequested: { from: 'Nyandeng Deng', name: 'Nyandeng Deng Lado' },
  memberMessageReceived: { messageId: '6561d1d1d1d1d1d1d1d1d1d1', from: 'Nyandeng Deng', subject: 'Borehole logs near Bor', text: 'Dear colleague,\n\nmay I use your logs?' },
  memberMessageReported: { reportId: '6561d1d1d1d1d1d1d1d1d1d1' },
  newEmailTaken: {},
  donationReceipt: {
    receiptNumber: 'R-2026-0001',
    amountCents: 12_550,
    donor: 'Nyandeng Deng',
    email: 'nyandeng@example.org',
    paidAt: '2026-11-21T09:00:00.000Z',
    accessKey: 'an-unguessable-key',
  },
  donationRefunded: { amountCents: 12_550, refundedCents: 2_550, refundedAt: '2026-11-22T09:00:00.000Z', donor: 'Nyandeng Deng', receiptNumber: 'R-2026-0001' },
  eventCancelled: eventMail,
  eventChanged: eventMail,
  registrationCancelled: eventMail,
  registrationConfirmed: eventMail,
  registrationRemoved: { ...eventMail, reason: 'The site takes ten visitors only.' },
  paperDecided: { fullName: 'Nyandeng Deng', title: 'Settlement of embankments on black cotton soil', status: 'declined', feedback: 'Please add the borehole logs.' },
  paperReceived: { fullName: 'Nyandeng Deng', title: 'Settlement of embankments on black cotton soil' },
  paperSubmitted: { fullName: 'Nyandeng Deng', title: 'Settlement of embankments on black cotton soil' },
  plain: { subject: 'A subject', text: 'A text\n\nof two paragraphs' },
  renewalConfirmed: { fullName: 'Nyandeng Deng', membershipNumber: 'ACE-2026-0042', years: 2, expiresAt: '2028-11-21T00:00:00.000Z', feedback: 'Thank you for your patience.' },
  renewalDeclined: { fullName: 'Nyandeng Deng', feedback: 'The dues of last year are not settled yet.' },
  renewalRequested: { fullName: 'Nyandeng Deng', membershipNumber: 'ACE-2026-0042', years: 2, expiresAt: '2027-11-21T00:00:00.000Z' },
  renewalSubmitted: { fullName: 'Nyandeng Deng', membershipNumber: 'ACE-2026-0042', years: 1, expiresAt: '2027-11-21T00:00:00.000Z' },
  membershipAdded: { fullName: 'Nyandeng Deng', membershipNumber: 'ACE-2026-0042', membershipType: 'honorary', expiresAt: null, message: 'With thanks for thirty years of teaching.' },
  membershipChanged: {
    fullName: 'Nyandeng Deng', change: 'suspended', membershipNumber: 'ACE-2026-0042', membershipType: 'professional', effectiveAt: '2026-11-21T00:00:00.000Z', expiresAt: '2027-11-21T00:00:00.000Z', message: 'A complaint is being heard.',
  },
  membershipEnded: { fullName: 'Nyandeng Deng', membershipNumber: 'ACE-2026-0042', status: 'under_review', feedback: null },
  renewalReminder: { fullName: 'Nyandeng Deng', membershipNumber: 'ACE-2026-0042', expiresAt: '2027-11-21T00:00:00.000Z' },
  resetPassword: { token: 'A'.repeat(43) },
  securityNotice: { count: 57, label: 'refused sign-ins' },
  welcome: { fullName: 'Nyandeng Deng' },
}

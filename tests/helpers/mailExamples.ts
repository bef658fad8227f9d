import type { TemplateData, TemplateName } from '../../server/services/mail/templates'

/**
 * One example of every mail's data: what the tests of rendering, escaping and delivery are run over. A template
 * without one does not compile.
 */
export const MAIL_EXAMPLES: { [Name in TemplateName]: TemplateData<Name> } = {
  accountChanged: { change: 'passwordChanged', at: '2026-11-21T12:00:00.000Z' },
  accountExists: {},
  confirmNewEmail: { token: 'A'.repeat(43) },
  confirmEmail: { token: 'A'.repeat(43) },
  contactMessageReceived: {
    messageId: '000000000000000000000001',
    name: 'Nyandeng Deng',
    email: 'nyandeng@example.org',
    subject: 'A question',
    message: 'How do I join?\n\nThank you.',
  },
  newEmailTaken: {},
  donationReceipt: {
    receiptNumber: 'R-2026-0001',
    amountCents: 12_550,
    donor: 'Nyandeng Deng',
    email: 'nyandeng@example.org',
    paidAt: '2026-11-21T09:00:00.000Z',
    accessKey: 'an-unguessable-key',
  },
  plain: { subject: 'A subject', text: 'A text\n\nof two paragraphs' },
  resetPassword: { token: 'A'.repeat(43) },
  welcome: { fullName: 'Nyandeng Deng' },
}

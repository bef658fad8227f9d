import { describe, expect, it } from 'vitest'
import { drawMail } from '../../../../../domain/messaging/mail/renderMail'
import type { TemplateName } from '../../../../../domain/messaging/mail/templates'
import { linksIn } from '../../../../fakes/smtpServer'
import { MAIL_EXAMPLES } from '../../../../helpers/mailExamples'

const SITE = { name: 'Association of Engineers', shortName: 'ACE', url: 'https://ace.test' }
const ID = '6561d1d1d1d1d1d1d1d1d1d1'

/** The records that mails are about, with the page that opens each. */
const RECORDS: [TemplateName, Record<string, string>, string][] = [
  ['applicationSubmitted', { applicationId: ID }, `/admin/applications/${ID}`],
  ['contactMessageReceived', { messageId: ID, subject: 'A question' }, `/admin/contact/${ID}`],
  ['nameChangeRequested', { name: 'Ayen Lado' }, '/admin/name-changes?q=Ayen+Lado'],
  ['paperSubmitted', { paperId: ID, title: 'Clay' }, `/admin/publications/submissions?q=Clay&open=${ID}`],
  [
    'renewalSubmitted',
    { membershipNumber: 'ACE-2026-0042' },
    '/admin/renewals?q=ACE-2026-0042&status=requested',
  ],
  ['memberMessageReceived', { messageId: ID }, `/profile/messages?message=${ID}`],
  ['memberMessageReported', { reportId: ID }, `/cms/collections/message-reports/${ID}`],
]

describe('a mail about a record', () => {
  it.each(RECORDS)('of the kind %s links to it', (name, data, path) => {
    expect(linksIn(drawMail(SITE, name, { ...MAIL_EXAMPLES[name], ...data }).text)[0]).toBe(
      `https://ace.test${path}`,
    )
  })
})

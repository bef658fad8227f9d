import { describe, expect, it } from 'vitest'
import { composeMessage } from '../../../../services/mail/composeMessage'
import { encodedSubject } from '../../../../services/mail/encodedSubject'
import { oneLine } from '../../../../services/mail/oneLine'

const decode = (subject: string): string =>
  subject
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, text: string) => Buffer.from(text, 'base64').toString())

describe('the subject of a mail', () => {
  it.each([
    '=?UTF-8?B?UHJpemU=?=',
    'Contact form: =?utf-8?q?Your_account_is_closed?=',
    `=?${'ä'.repeat(100)}`,
    `=?${'💥'.repeat(40)}`,
  ])('shows the written text, not what it would decode to: %s', async (subject) => {
    const encoded = encodedSubject(subject)
    for (const word of encoded.split(' ')) expect(word).toMatch(/^=\?UTF-8\?B\?[\w+/=]{1,60}\?=$/)
    expect(decode(encoded)).toBe(subject)
    const message = await composeMessage({
      site: { name: 'ACE', shortName: 'ACE', url: 'https://www.example.org' },
      from: 'a@example.org',
      to: 'b@example.org',
      messageId: '1@example.org',
      mail: { subject, html: '<p>x</p>', text: 'x', attachments: [] },
    })
    const header = /^Subject:(.*(?:\r\n[ \t].*)*)/m.exec(message.toString())?.[1] ?? ''
    expect(decode(header.replace(/\r\n[ \t]/g, ' ').trim())).toBe(subject)
  })

  it('is left to the mail library otherwise', () => {
    for (const subject of ['Site visit', 'Nyadɛŋ', '1 = 1?']) expect(encodedSubject(subject)).toBe(subject)
  })

  it('is one line without invisible characters', () => {
    expect(oneLine('Prize\r\nBcc: a@example.org\u2028x \u202ebackwards\u200b')).toBe(
      'Prize Bcc: a@example.org x backwards',
    )
  })
})

import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { button, facts, note, paragraph, quote } from '../../../../../services/mail/blocks'
import { composeMessage } from '../../../../../services/mail/composeMessage'
import type { MailSite } from '../../../../../services/mail/defineMail'
import { layoutHtml } from '../../../../../services/mail/layoutHtml'
import { layoutText } from '../../../../../services/mail/layoutText'
import { UnreadableMailError, renderMail } from '../../../../../domain/messaging/mail/renderMail'
import { type TemplateName, templates } from '../../../../../domain/messaging/mail/templates'
import { linksIn } from '../../../../fakes/smtpServer'
import { MAIL_EXAMPLES } from '../../../../helpers/mailExamples'

const SITE: MailSite = {
  name: 'Association of Engineers',
  shortName: 'ACE',
  address: 'Airport Road 1\nJuba',
  email: 'office@example.org',
  phone: '+211 000 000',
  url: 'https://ace.test',
}
const HOSTILE =
  '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>\r\nBcc: thief@example.org\r\n\r\n&lt;\u0000\u2028'
const NAMES = Object.keys(templates) as TemplateName[]

/** The site's templates need no database; those with attachments are tested with their operations. */
const NO_PAYLOAD = {} as Payload

const render = (name: TemplateName, data: unknown, site = SITE) => renderMail(NO_PAYLOAD, site, name, data)

/** The example with every free text replaced by a hostile one. */
const hostileData = (name: TemplateName): Record<string, unknown> => {
  let data: Record<string, unknown> = { ...MAIL_EXAMPLES[name] }
  for (const [key, value] of Object.entries(data)) {
    const attempt = { ...data, [key]: HOSTILE }
    if (typeof value === 'string' && templates[name].schema.safeParse(attempt).success) data = attempt
  }
  return data
}

const hasAttachments = (name: TemplateName): boolean => 'attachments' in templates[name]

describe.each(NAMES.filter((name) => !hasAttachments(name)))('the mail %s', (name) => {
  it('has a text in both forms, and names its sender', async () => {
    const { subject, html, text } = await render(name, MAIL_EXAMPLES[name])
    expect(subject).not.toBe('')
    expect(subject).not.toMatch(/undefined|\[object|NaN/)
    expect(text).not.toMatch(/undefined|\[object|NaN|<\/?\w+>/)
    expect(text).toContain(
      '\n-- \nAssociation of Engineers\nAirport Road 1\nJuba\noffice@example.org · +211 000 000\nhttps://ace.test\n',
    )
    expect(html).toContain('Airport Road 1<br>Juba')
    for (const link of linksIn(text)) expect(html).toContain(link.replaceAll('&', '&amp;'))
  })

  it('escapes its data', async () => {
    const hostileSite = { ...SITE, name: HOSTILE, shortName: HOSTILE, address: HOSTILE }
    const { subject, html, text } = await render(name, hostileData(name), hostileSite)
    expect(subject).not.toMatch(/[\p{Cc}\u2028]/u)
    expect(html).not.toMatch(/<script|<img(?! src="https?:)/i)
    expect(
      html
        .match(/<a [^>]*>/g)
        ?.every((anchor) => /^<a href="https?:\/\/[^"<>]*" style="[^"<>]*">$/.test(anchor)) ?? true,
    ).toBe(true)
    expect(html).not.toContain('\u0000')
    expect(text).not.toContain('\u0000')
  })
})

describe('a template', () => {
  it('is refused when it is unknown or does not fit its data', async () => {
    await expect(renderMail(NO_PAYLOAD, SITE, 'toString', {})).rejects.toThrow(UnreadableMailError)
    await expect(render('contactMessageReceived', { name: 'Deng' })).rejects.toThrow(UnreadableMailError)
    await expect(render('accountExists', { extra: true })).rejects.toThrow(UnreadableMailError)
  })
})

describe('the layout', () => {
  it('renders every block, escaped, with line breaks', () => {
    const html = layoutHtml(
      'Title & more',
      [
        paragraph('One\nTwo <b>'),
        facts({ Date: '1 < 2', Nothing: null, Empty: '', Seats: 0 }),
        quote('They "wrote"'),
        note('Small'),
      ],
      SITE,
    )
    expect(html).toContain('<title>Title &amp; more</title>')
    expect(html).toContain('One<br>Two &lt;b&gt;')
    expect(html).toContain('1 &lt; 2')
    expect(html).toContain('They &quot;wrote&quot;')
    expect(html).not.toContain('Nothing')
    expect(html).not.toContain('Empty')
    expect(html).toContain('Seats')
    const text = layoutText(
      [paragraph('One\nTwo <b>'), facts({ Date: '1 < 2', Seats: 0 }), quote('A\nB'), note('Small')],
      SITE,
    )
    expect(text).toContain('One\nTwo <b>\n\nDate: 1 < 2\nSeats: 0\n\n> A\n> B\n\nSmall\n\n-- \n')
  })

  it('loads nothing and runs no script', () => {
    const html = layoutHtml('Hello', [button('Go', '/a'), paragraph('x')], SITE)
    expect(html).not.toMatch(/\ssrc=|url\(|<link|<script|<style|\son\w+=/i)
  })

  it.each([
    ['/events/1?a=1&b=2', 'https://ace.test/events/1?a=1&b=2'],
    ['https://example.org/x', 'https://example.org/x'],
    ['javascript:alert(1)', 'https://ace.test/'],
    ['data:text/html,x', 'https://ace.test/'],
    ['https://[', 'https://ace.test/'],
    ['/a"><script>', 'https://ace.test/a%22%3E%3Cscript%3E'],
  ])('links a button to %s', (url, link) => {
    expect(layoutText([button('Go', url)], SITE)).toContain(`Go:\n${link}\n`)
    expect(layoutHtml('Hello', [button('Go', url)], SITE)).toContain(
      `<a href="${link.replaceAll('&', '&amp;')}"`,
    )
  })
})

describe('a composed message', () => {
  const compose = async (replyTo: string, name = SITE.name, filename = 'note.txt') =>
    (
      await composeMessage({
        site: { ...SITE, name },
        from: 'no-reply@ace.test',
        to: 'reader@example.org',
        messageId: '1@ace.test',
        mail: {
          subject: 'Hello',
          html: '<p>Hello</p>',
          text: 'Hello',
          replyTo,
          attachments: [{ filename, contentType: 'text/plain', content: 'A note' }],
        },
      })
    ).toString('utf8')

  it('has one of each header, whatever is in names and emails', async () => {
    const hostile = 'x\r\nBcc: thief@example.org\r\n\r\nbody'
    const [headers = ''] = (await compose(`a@example.org${hostile}`, hostile, hostile)).split('\r\n\r\n')
    expect(headers).not.toMatch(/^bcc:/im)
    for (const header of ['From', 'To', 'Subject', 'Message-ID', 'Date'])
      expect(headers.match(new RegExp(`^${header}:`, 'gim'))).toHaveLength(1)
    expect(headers).toMatch(/^To: reader@example\.org$/im)
  })

  it('marks an invitation as one', async () => {
    const message = (
      await composeMessage({
        site: SITE,
        from: 'no-reply@ace.test',
        to: 'reader@example.org',
        messageId: '1@ace.test',
        mail: {
          subject: 'Hello',
          html: '<p>Hello</p>',
          text: 'Hello',
          attachments: [
            {
              filename: 'event.ics',
              contentType: 'text/calendar; method=REQUEST',
              content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
            },
          ],
        },
      })
    ).toString('utf8')
    expect(message).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i)
    expect(message).toContain('event.ics')
  })
})

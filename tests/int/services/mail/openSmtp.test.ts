import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSmtp } from '../../../../services/mail/openSmtp'
import { smtpSettingsOf } from '../../../../services/mail/smtpSettings'
import type { SmtpServer } from '../../../fakes/smtpServer'
import { startSmtp } from '../../../helpers/smtp'

const ENVELOPE = { from: 'no-reply@ace.test', to: 'reader@example.org' }
const MESSAGE = Buffer.from('Subject: Hello\r\n\r\nGood day\r\n')
const never = new Promise<void>(() => {})

let smtp: SmtpServer

beforeEach(async () => {
  smtp = await startSmtp()
})
afterEach(() => smtp.stop())

const open = () => openSmtp(smtpSettingsOf(smtp.url))

describe('a message', () => {
  it('is complete for the mail server only when its end may be sent', async () => {
    const session = await open()
    let seenBefore = -1
    await session.send(ENVELOPE, MESSAGE, async () => {
      seenBefore = smtp.mails.length
    })
    expect([seenBefore, smtp.mails.length]).toEqual([0, 1])
    session.close()
  })

  it('is not accepted when its end may not be sent, and the reason is returned', async () => {
    const session = await open()
    await expect(
      session.send(ENVELOPE, MESSAGE, () => Promise.reject(new Error('Somebody else has it'))),
    ).rejects.toThrow('Somebody else has it')
    expect([session.isOpen(), smtp.mails.length]).toEqual([false, 0])
  })

  it('that is cut off in the middle is certainly not accepted', async () => {
    smtp.failNext('dropMidway')
    const session = await open()
    await expect(session.send(ENVELOPE, MESSAGE, () => never)).rejects.toMatchObject({ failure: 'temporary' })
    expect(smtp.mails).toEqual([])
  })

  it('that is cut off after its end is perhaps accepted', async () => {
    smtp.failNext('dropAfterTaking')
    const session = await open()
    await expect(session.send(ENVELOPE, MESSAGE, () => Promise.resolve())).rejects.toMatchObject({
      failure: 'uncertain',
    })
  })

  it('that is refused returns whether the refusal is permanent', async () => {
    smtp.failNext('defer')
    smtp.failNext('reject')
    await expect((await open()).send(ENVELOPE, MESSAGE, () => Promise.resolve())).rejects.toMatchObject({
      failure: 'temporary',
      responseCode: 451,
    })
    await expect((await open()).send(ENVELOPE, MESSAGE, () => Promise.resolve())).rejects.toMatchObject({
      failure: 'permanent',
      responseCode: 550,
    })
  })

  it('follows another over one connection', async () => {
    const session = await open()
    for (let sent = 0; sent < 3; sent += 1) await session.send(ENVELOPE, MESSAGE, () => Promise.resolve())
    session.close()
    expect([smtp.mails.length, smtp.connections()]).toEqual([3, 1])
  })
})

describe('a connection', () => {
  it('that cannot be opened is reported as such', async () => {
    await smtp.goDown()
    await expect(open()).rejects.toMatchObject({ failure: 'unreachable' })
    await smtp.comeUp()
  })

  it('with a password is not opened unencrypted to another machine', () => {
    expect(smtpSettingsOf('smtp://me:p%40ss@mail.example.org?tls=off')).toEqual({
      host: 'mail.example.org',
      port: 587,
      isSecure: false,
      startTls: 'required',
      credentials: { user: 'me', password: 'p@ss' },
    })
    expect(smtpSettingsOf('smtps://mail.example.org')).toMatchObject({
      port: 465,
      isSecure: true,
      credentials: undefined,
    })
    expect(smtpSettingsOf('smtp://relay:25?tls=off')).toMatchObject({ port: 25, startTls: 'never' })
    expect(smtpSettingsOf('smtp://127.0.0.1:1025')).toMatchObject({
      host: '127.0.0.1',
      port: 1025,
      startTls: 'offered',
    })
  })
})

import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures'
import { required } from '../helpers/required'

test.describe('the outbox in the panel', () => {
  test('shows the text of a mail, and sends it again', async ({ page, api, admin, makeAccount, mailbox }) => {
    const known = await makeAccount()
    await api.post('/api/users/sign-up', {
      data: { fullName: 'Somebody Else', email: known.email, password: 'Other-password-2' },
    })
    const first = await mailbox.next(known.email, /already have an account/)
    const query = `where[to][equals]=${known.email}&where[template][equals]=accountExists`
    const status = async (): Promise<string | undefined> => {
      const { docs } = (await (await admin.api.get(`/api/outbox?${query}`)).json()) as {
        docs: { status: string }[]
      }
      return docs[0]?.status
    }
    await expect.poll(status).toBe('sent')
    const { docs } = (await (await admin.api.get(`/api/outbox?${query}`)).json()) as {
      docs: { id: string }[]
    }
    await page.goto(`/cms/collections/outbox/${required(docs[0]).id}`)
    const mail = page.getByRole('region', { name: 'The mail' })
    await expect(mail.getByRole('heading', { name: first.subject })).toBeVisible()
    await expect(mail).toContainText('tried to create an account with this email address')
    await mail.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('The email will be sent again.')).toBeVisible()
    const second = await mailbox.next(known.email, /already have an account/)
    expect(second.messageId).not.toBe(first.messageId)
  })

  test('an answer to a contact message reaches its sender', async ({ api, admin, mailbox }) => {
    const email = `${randomUUID()}@example.org`
    expect(
      (
        await api.post('/api/contact-messages', {
          data: { name: 'Achol', email, subject: 'Joining', message: 'How do I join?' },
        })
      ).status(),
    ).toBe(201)
    const { docs } = (await (
      await admin.api.get(`/api/contact-messages?where[email][equals]=${email}`)
    ).json()) as { docs: { id: string }[] }
    expect(
      (
        await admin.api.post(`/api/contact-messages/${required(docs[0]).id}/answer`, {
          data: { text: 'Through the website.' },
        })
      ).status(),
    ).toBe(200)
    const mail = await mailbox.next(email, /^Re: Joining$/)
    expect(mail.text).toContain('Through the website.')
    expect(mail.text).toContain('> How do I join?')
  })
})

import { expect, test } from './fixtures'
import { required } from '../helpers/required'

test('a person who signs up again receives a mail that links to sign-in', async ({
  page,
  api,
  makeAccount,
  mailbox,
}) => {
  const known = await makeAccount()
  const response = await api.post('/api/users/sign-up', {
    data: { fullName: 'Somebody Else', email: known.email, password: 'Other-password-2' },
  })
  expect(response.status()).toBe(201)
  const mail = await mailbox.next(known.email, /already have an account/)
  expect(mail.from.address).toBe('no-reply@ace.test')
  expect(mail.html).toContain('Sign in</a>')
  expect(mail.links).toHaveLength(1)
  await page.goto(required(mail.links[0]))
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
})

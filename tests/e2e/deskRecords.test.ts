import { randomInt, randomUUID } from 'node:crypto'
import { required } from '../helpers/required'
import { idOf } from './accountId'
import { toast } from './events'
import { expect, test } from './fixtures'
import { fromMore } from './fromMore'
import { apply } from './members'
import { readInvoices } from './payments'

test.describe('a record of the desk', () => {
  test(
    'an application: the applicant is asked for a document, and colleagues see it',
    { tag: '@phone-too' },
    async ({ page, admin: _, makeAccount, mailbox, axe }) => {
      const applicant = await makeAccount()
      const fullName = `Keji ${randomUUID()}`
      const id = await apply(applicant, { fullName })
      await page.goto(`/admin/applications/${id}`)
      await expect(page.getByText('Waiting since today; an answer is promised within 3 weeks.')).toBeVisible()
      await page.locator('details.more > summary').click()
      await axe(page)
      await page.keyboard.press('Escape')
      await expect(page.getByText('Ask for Documents')).toBeHidden()
      await expect(page.locator('details.more > summary')).toBeFocused()
      await fromMore(page, 'Ask for Documents')
      const dialog = page.getByRole('dialog', { name: 'Ask for documents' })
      await dialog.getByRole('button', { name: 'Send Email' }).click()
      await expect(dialog.getByText('Please choose a document, or write what is missing')).toBeVisible()
      await axe(page)
      await dialog.getByRole('checkbox').first().click()
      await dialog.getByLabel('Message').fill('The copy cannot be read.')
      await dialog.getByRole('button', { name: 'Send Email' }).dblclick()
      await expect(toast(page, 'The applicant has been asked')).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(page.getByText('The copy cannot be read.')).toHaveCount(1)
      const mail = await mailbox.next(applicant.email, /we need something from you/)
      expect(mail.text).toContain('The copy cannot be read.')
      await page.getByRole('button', { name: 'Start Review' }).click()
      await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
      await axe(page)
    },
  )

  test(
    'an invoice: a reminder is sent, cash recorded, and both stand among what happened',
    { tag: '@phone-too' },
    async ({ page, admin: _, makeMember, mailbox, axe, expectProblem }) => {
      expectProblem(/409 POST .*\/remind/)
      const member = await makeMember()
      const invoice = required((await readInvoices(member))[0])
      await page.goto(`/admin/payments/invoices?q=${invoice.number}`)
      await page.getByRole('link', { name: invoice.number }).click()
      await expect(page).toHaveURL(`/admin/payments/invoices/${invoice.id}`)
      await expect(page.getByText(/^USD 100.00.* is to be paid by /)).toBeVisible()
      await axe(page)
      await page.getByRole('button', { name: 'Send Reminder' }).click()
      await expect(toast(page, 'Reminder sent')).toBeVisible()
      await mailbox.next(member.email, new RegExp(`Reminder: invoice ${invoice.number}`))
      const events = page.getByRole('region', { name: 'What happened' })
      await expect(events).toContainText('Last reminder sent')
      await page.getByRole('button', { name: 'Send Reminder' }).click()
      await expect(toast(page, 'Failed to send the reminder')).toContainText(
        'A reminder was sent today already.',
      )

      await page.getByRole('button', { name: 'Record Payment' }).click()
      const dialog = page.getByRole('dialog', { name: 'Record a payment' })
      await expect(dialog.getByLabel('Amount')).toHaveValue('100.00')
      await dialog.getByLabel('Receipt book').fill(`B${randomInt(1e9)}`)
      await dialog.getByLabel('Number of the receipt').fill('1')
      await dialog.getByRole('button', { name: 'Record Payment' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(/^Paid on /)).toBeVisible()
      await expect(events).toContainText('Cash, USD 100.00: confirmed')
      await expect(page.getByRole('button', { name: 'Record Payment' })).toHaveCount(0)
      await axe(page)

      // the list as it was left
      await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Invoices' }).click()
      await expect(page).toHaveURL(`/admin/payments/invoices?q=${invoice.number}`)
    },
  )

  test('a person who owes: cash is recorded from the head of the page', async ({
    page,
    admin: _,
    makeMember,
  }) => {
    const member = await makeMember()
    await page.goto(`/admin/users/${await idOf(member)}`)
    await page.getByRole('button', { name: 'Record Payment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record a payment' })
    await dialog.getByLabel('Receipt book').fill(`B${randomInt(1e9)}`)
    await dialog.getByLabel('Number of the receipt').fill('1')
    await dialog.getByRole('button', { name: 'Record Payment' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Active until .*\.$/)).toBeVisible()
    await expect(page.getByText(/Owes USD/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Record Payment' })).toHaveCount(0)
  })

  test('its owner is offered nothing about the own invoice', async ({ openBrowser, makeMember, staff }) => {
    const member = await makeMember()
    const invoice = required((await readInvoices(member))[0])
    const given = await staff.api.post(`/api/users/${await idOf(member)}/roles`, {
      data: { role: 'treasurer' },
    })
    expect(given.ok(), await given.text()).toBe(true)
    const page = await openBrowser(member)
    await page.goto(`/admin/payments/invoices/${invoice.id}`)
    await expect(page.getByText('This is your own invoice. A colleague decides about it.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Record Payment' })).toHaveCount(0)
    await page.goto(`/admin/payments/invoices/${'0'.repeat(24)}`)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  })
})

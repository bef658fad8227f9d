import { makeEvent } from './events'
import { expect, test } from './fixtures'

test('a buyer answers two questions for two tickets and changes an answer @phone', async ({
  page,
  member,
  staff,
  axe,
}) => {
  const event = await makeEvent(staff.api)
  const added = await staff.api.post(`/api/events/${event.id}/ticket-types`, {
    data: { name: 'Standard', isOnSale: true, prices: [{ currency: 'USD', amount: '0' }] },
  })
  expect(added.status(), await added.text()).toBe(201)
  const asked = await staff.api.post(`/api/events/${event.id}/ticket-questions`, {
    data: {
      questions: [
        { label: 'Diet', kind: 'choice', choices: ['Everything', 'No meat'], isRequired: true },
        { label: 'Size of the helmet', kind: 'text' },
      ],
      updatedAt: null,
    },
  })
  expect(asked.status(), await asked.text()).toBe(200)

  await page.goto(`/events/${event.slug}/tickets`)
  const main = page.getByRole('main')
  await main.getByLabel('How many: Standard').selectOption('2')
  await main.getByLabel('Name on ticket 2: Standard').fill('Peter Lado')
  await main.getByLabel('Diet (ticket 1)').selectOption('Everything')
  await main.getByLabel('Size of the helmet (ticket 1) (optional)').fill('58')
  await main.getByRole('button', { name: 'Get Tickets' }).click()
  await expect(main.getByText('Please answer: Diet')).toBeVisible()
  await main.getByLabel('Diet (ticket 2)').selectOption('No meat')
  await axe(page)
  await main.getByRole('button', { name: 'Get Tickets' }).click()

  await expect(main.getByRole('heading', { name: 'Your 2 tickets' })).toBeVisible()
  await expect(main.getByText('No meat', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Change Answers for Peter Lado' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Diet').selectOption('Everything')
  await dialog.getByRole('button', { name: 'Save Answers' }).click()
  await expect(dialog).toBeHidden()
  await expect(main.getByText('No meat', { exact: true })).toBeHidden()
  await expect(main.getByText('Everything', { exact: true })).toHaveCount(2)
  expect(member.email).toBeTruthy()
})

import type { Page } from '@playwright/test'
import { fromMore } from './fromMore'
import { cardOf, makeEvent, toast } from './events'
import { expect, test } from './fixtures'

/** Opens the panel's own confirmation dialog, and confirms. */
const deleteInPanel = async (page: Page): Promise<void> => {
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await page.locator('#confirm-action').click()
}

test('the panel shows how many people a deleted event concerns, and what they were told when it is restored', async ({
  page,
  admin,
  api,
  makeAccount,
  mailbox,
  expectProblem,
}) => {
  expectProblem(/^409 PATCH .*\/api\/events/)
  expectProblem(/409 \(Conflict\)/)
  const event = await makeEvent(admin.api)
  const person = await makeAccount()
  expect((await person.api.post(`/api/events/${event.id}/registration`)).status()).toBe(200)

  await page.goto(`/cms/collections/events/${event.id}`)
  await expect(page.getByRole('region', { name: 'Used in' })).toContainText('Registrations: 1', {
    timeout: 30_000,
  })
  await deleteInPanel(page)
  const question = page.getByRole('dialog', { name: 'Move to the trash?' })
  await expect(question).toContainText(
    `One registered person will be told by email that “${event.title}” does not take place.`,
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await api.get(`/events/${event.slug}`)).status()).toBe(200)

  await page.reload()
  await expect(page.getByRole('region', { name: 'Used in' })).toContainText('Registrations: 1', {
    timeout: 30_000,
  })
  await deleteInPanel(page)
  await question.getByRole('button', { name: 'Move to the trash' }).click()
  await expect(page).toHaveURL(/\/cms\/collections\/events(\?|$)/)
  expect((await api.get(`/events/${event.slug}`)).status()).toBe(404)
  await mailbox.next(person.email, /^Cancelled:/)

  await page.goto('/cms/collections/events/trash')
  await expect(page.getByText('Records stay here for 30 days')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: event.title }).click()
  await page.locator('#action-restore').click()
  await page.locator('#confirm-action').click()
  const restoring = page.getByRole('dialog', { name: 'Restore?' })
  await expect(restoring).toContainText('was told by email that it does not take place')
  await restoring.getByRole('button', { name: 'Restore' }).click()
  await expect(page).toHaveURL(new RegExp(`/cms/collections/events/${event.id}(\\?|$)`))
  expect((await api.get(`/events/${event.slug}`)).status()).toBe(404)
  expect(
    (
      await admin.api.patch(`/api/events/${event.id}?overrideLock=true`, { data: { _status: 'published' } })
    ).status(),
  ).toBe(200)
  expect((await api.get(`/events/${event.slug}`)).status()).toBe(200)
  await mailbox.next(person.email, /^Changed:/)
})

test('the dashboard shows how many people a deleted event concerns', async ({
  page,
  admin,
  makeAccount,
  api,
  axe,
}) => {
  const event = await makeEvent(admin.api)
  for (let people = 0; people < 2; people += 1)
    await (await makeAccount()).api.post(`/api/events/${event.id}/registration`)
  await page.goto(`/admin/events/${event.id}`)
  await fromMore(page, 'Delete Event')
  const question = page.getByRole('dialog', { name: 'Delete this event?' })
  await expect(question).toContainText(
    '2 people are registered and will be told by email that it does not take place.',
  )
  await axe(page)
  await question.getByRole('button', { name: 'Delete Event' }).click()
  await expect(toast(page, 'Event moved to the trash')).toContainText(
    'All 2 registered people will be notified by email.',
  )
  await expect(page).toHaveURL(/\/admin\/events$/)
  await page.goto('/events')
  await expect(cardOf(page, event)).toHaveCount(0)
  expect((await api.get(`/events/${event.slug}`)).status()).toBe(404)
})

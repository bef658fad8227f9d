import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Account, expect, test } from './fixtures'

/** A second administrator beside the seeded one. */
const makeEditor = async (staff: Account, account: Account): Promise<Account> => {
  const me = (await (await account.api.get('/api/users/me')).json()) as { user: { id: string } }
  const given = await staff.api.post(`/api/users/${me.user.id}/roles`, { data: { role: 'admin' } })
  expect(given.status(), await given.text()).toBe(200)
  return account
}

const open = async (page: Page, path: string): Promise<Page> => {
  await page.goto(path)
  await expect(page.getByLabel('Lead')).toBeEditable({ timeout: 30_000 })
  return page
}

test('two editors on one page are told of each other, and choose which text stays', async ({ staff, makeAccount, openBrowser, expectProblem, api }) => {
  test.slow()
  expectProblem(/^(409|423) PATCH .*\/api\/pages\//)
  const word = randomUUID().slice(0, 8)
  const deng = await makeEditor(staff, await makeAccount())
  const layout = [{ blockType: 'steps', title: 'Steps', steps: [{ title: 'One' }] }]
  const slug = `two-editors-${word}`
  const made = await staff.api.post('/api/pages', { data: { title: `Page ${word}`, slug, description: 'One.', lead: 'As it was.', layout, _status: 'published' } })
  const { doc } = (await made.json()) as { doc: { id: string } }
  const path = `/cms/collections/pages/${doc.id}`

  const dengs = await open(await openBrowser(deng), path)

  // Amina publishes while Deng has the page open
  const saved = await staff.api.patch(`/api/pages/${doc.id}?overrideLock=true`, { data: { lead: `Amina wrote ${word}.`, _status: 'published' } })
  expect(saved.status(), await saved.text()).toBe(200)
  expect(await (await api.get(`/${slug}`)).text()).toContain(`Amina wrote ${word}.`)

  const dialog = dengs.getByRole('dialog', { name: /changed this while you were editing/ })
  await dengs.getByLabel('Lead').fill(`Deng wrote ${word}.`)
  await expect(dialog).toBeVisible({ timeout: 30_000 })
  await dialog.getByText('See what changed').click()
  await expect(dialog.getByText(`Amina wrote ${word}.`)).toBeVisible()
  await expect(dialog.getByText(`Deng wrote ${word}.`)).toBeVisible()
  expect(await (await api.get(`/${slug}`)).text()).toContain(`Amina wrote ${word}.`)
  await dialog.getByRole('button', { name: 'Keep my text' }).click()
  await expect(dialog).toBeHidden()
  await dengs.getByRole('button', { name: 'Publish changes' }).click()
  await expect(dengs.getByText(/updated successfully/i).first()).toBeVisible()
  expect(await (await api.get(`/${slug}`)).text()).toContain(`Deng wrote ${word}.`)

  // Amina saves once more, and Deng lets her text stand
  const again = await staff.api.patch(`/api/pages/${doc.id}?overrideLock=true`, { data: { lead: `Amina wrote again, ${word}.`, _status: 'published' } })
  expect(again.status(), await again.text()).toBe(200)
  await dengs.getByLabel('Lead').fill(`Deng is late, ${word}.`)
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(dengs.getByLabel('Lead')).toHaveValue(`Amina wrote again, ${word}.`)
  expect(await (await api.get(`/${slug}`)).text()).toContain(`Amina wrote again, ${word}.`)

  await staff.api.delete(`/api/pages/${doc.id}?overrideLock=true`)
})

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

test('two editors of one page see each other, and choose which text to save', async ({
  staff,
  makeAccount,
  openBrowser,
  expectProblem,
  api,
}) => {
  expectProblem(/^(409|423) PATCH .*\/api\/pages\//)
  const word = randomUUID().slice(0, 8)
  const deng = await makeEditor(staff, await makeAccount())
  const layout = [{ blockType: 'steps', title: 'Steps', steps: [{ title: 'One' }] }]
  const slug = `two-editors-${word}`
  const made = await staff.api.post('/api/pages', {
    data: {
      title: `Page ${word}`,
      slug,
      description: 'One.',
      lead: 'As it was.',
      layout,
      _status: 'published',
    },
  })
  const { doc } = (await made.json()) as { doc: { id: string } }
  const path = `/cms/collections/pages/${doc.id}`

  const dengs = await open(await openBrowser(deng), path)

  // Amina publishes while Deng has the page open
  const saved = await staff.api.patch(`/api/pages/${doc.id}?overrideLock=true`, {
    data: { lead: `Amina wrote ${word}.`, _status: 'published' },
  })
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

  // Amina saves once more, and Deng chooses her text
  const again = await staff.api.patch(`/api/pages/${doc.id}?overrideLock=true`, {
    data: { lead: `Amina wrote again, ${word}.`, _status: 'published' },
  })
  expect(again.status(), await again.text()).toBe(200)
  await dengs.getByLabel('Lead').fill(`Deng is late, ${word}.`)
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(dengs.getByLabel('Lead')).toHaveValue(`Amina wrote again, ${word}.`)
  expect(await (await api.get(`/${slug}`)).text()).toContain(`Amina wrote again, ${word}.`)

  await staff.api.delete(`/api/pages/${doc.id}?overrideLock=true`)
})

test('an editor who takes over a locked record gets its newest text, and the first editor’s text is not saved silently', async ({
  staff,
  makeAccount,
  openBrowser,
  expectProblem,
}) => {
  expectProblem(/^(409|423) PATCH .*\/api\/news\//)
  const word = randomUUID().slice(0, 8)
  const deng = await makeEditor(staff, await makeAccount())
  const made = await staff.api.post('/api/news', {
    data: {
      title: `News ${word}`,
      category: 'policy',
      date: new Date().toISOString(),
      summary: 'As it was.',
      _status: 'published',
    },
  })
  const { doc } = (await made.json()) as { doc: { id: string } }
  const stored = async () =>
    (await (await staff.api.get(`/api/news/${doc.id}?depth=0`)).json()) as { title: string; summary: string }
  const path = `/cms/collections/news/${doc.id}`

  const aminas = await openBrowser(staff)
  await aminas.goto(path)
  await expect(aminas.getByLabel('Summary')).toBeEditable({ timeout: 30_000 })
  const isLocked = async (): Promise<boolean> =>
    (
      (await (
        await staff.api.get(`/api/payload-locked-documents?where[document.value][equals]=${doc.id}`)
      ).json()) as { totalDocs: number }
    ).totalDocs > 0
  await aminas.getByLabel('Summary').fill(`Amina has not saved, ${word}.`)
  await expect.poll(isLocked).toBe(true)

  const dengs = await openBrowser(deng)
  await dengs.goto(path)
  const takeOver = dengs.getByRole('button', { name: 'Take over' })
  await expect(takeOver).toBeVisible({ timeout: 30_000 })
  // another person publishes after Deng has opened the page and before he takes it over
  const meanwhile = await staff.api.patch(`/api/news/${doc.id}?overrideLock=true`, {
    data: { summary: `Published meanwhile, ${word}.`, _status: 'published' },
  })
  expect(meanwhile.status(), await meanwhile.text()).toBe(200)
  await takeOver.click()
  await expect(dengs.getByLabel('Summary')).toHaveValue(`Published meanwhile, ${word}.`)
  await dengs.getByLabel(/^Title/).fill(`Deng's title ${word}`)
  await dengs.getByRole('button', { name: 'Publish changes' }).click()
  await expect
    .poll(stored)
    .toMatchObject({ title: `Deng's title ${word}`, summary: `Published meanwhile, ${word}.` })

  const publish = aminas.getByRole('button', { name: 'Publish changes' })
  await publish.click({ timeout: 5_000 }).catch(() => undefined) // the panel may have told her already, and cover the button
  await expect(
    aminas
      .getByRole('dialog')
      .or(aminas.getByText(/locked by another user|changed this while you were editing/))
      .first(),
  ).toBeVisible()
  expect(await stored()).toMatchObject({
    title: `Deng's title ${word}`,
    summary: `Published meanwhile, ${word}.`,
  })
  await staff.api.delete(`/api/news/${doc.id}?overrideLock=true`)
})

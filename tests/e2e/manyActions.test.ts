import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { newWord } from '../helpers/newWord'
import { makeEvent } from './events'
import { type Account, expect, test } from './fixtures'
import { readInvoices } from './payments'
import { required } from '../helpers/required'

/** Selects rows of a list by what they are called, and presses an action; answers its dialog. */
const actOn = async (page: Page, action: string, names: readonly string[]): Promise<Locator> => {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  const bar = page.getByRole('group', { name: 'With the selected rows' })
  await bar.getByRole('button', { name: action }).click()
  return page.getByRole('dialog', { name: action })
}

test.describe('of a list, staff', () => {
  test('publish several publications, and take it back', async ({ page, admin, api, axe }) => {
    const word = newWord()
    for (const name of ['Bridges', 'Roads', 'Empty'])
      expect(
        (
          await admin.api.post('/api/publications/add', {
            data: {
              title: `${name} ${word}`,
              category: name === 'Empty' ? 'standards' : 'videos',
              publishedDate: '2026-01-31',
              isPublished: false,
              ...(name !== 'Empty' && { videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }),
            },
          })
        ).status(),
      ).toBe(201)
    await page.goto(`/admin/publications?q=${word}`)
    const dialog = await actOn(page, 'Publish', [`Bridges ${word}`, `Roads ${word}`, `Empty ${word}`])
    await expect(dialog).toContainText('2 publications will be on the site at once.')
    await expect(dialog).toContainText('1 publication left out: nothing to read or watch yet')
    await axe(page)
    await dialog.getByRole('button', { name: 'Publish (2)' }).dblclick()
    await expect(dialog).toContainText('2 publications published.')
    const found = async (): Promise<number> =>
      (
        (await (await api.get(`/api/publications?where[title][contains]=${word}`)).json()) as {
          totalDocs: number
        }
      ).totalDocs
    expect(await found()).toBe(2)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog).toContainText('2 publications as before again.')
    expect(await found()).toBe(0)
  })

  test('publish several events that are drafts', async ({ page, admin }) => {
    const word = newWord()
    await makeEvent(admin.api, { title: `Lecture ${word}` })
    for (const name of ['Visit', 'Debate'])
      await makeEvent(admin.api, { title: `${name} ${word}`, _status: 'draft' })
    await page.goto(`/admin/events?q=${word}`)
    const dialog = await actOn(page, 'Publish', [`Lecture ${word}`, `Visit ${word}`, `Debate ${word}`])
    await expect(dialog).toContainText('1 event left out: not a draft')
    await dialog.getByRole('button', { name: 'Publish (2)' }).click()
    await expect(dialog).toContainText('2 events published.')
    await page.goto(`/events?q=${word}`)
    await expect(page.getByRole('article', { name: `Visit ${word}` })).toBeVisible()
    await page.goto(`/admin/events?q=Visit ${word}`)
    await page.getByRole('link', { name: `Visit ${word}` }).click()
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Event published')
  })

  test('invite several people whom they entered, each once', async ({ page, admin, mailbox, axe }) => {
    const word = newWord()
    const names = [`Keji ${word}`, `Poni ${word}`]
    const emails = names.map(() => `${randomUUID()}@example.org`)
    for (const [place, email] of emails.entries())
      expect(
        (
          await admin.api.post('/api/people-imports/person', {
            data: { id: randomBytes(12).toString('hex'), fullName: names[place], email, isNew: true },
          })
        ).ok(),
      ).toBe(true)
    await page.goto(`/admin/users?q=${word}`)
    const dialog = await actOn(page, 'Invite', names)
    await expect(dialog).toContainText('2 users will get an email with a link to choose a password.')
    await axe(page)
    await dialog.getByRole('button', { name: 'Invite (2)' }).dblclick()
    await expect(dialog).toContainText('2 users invited.')
    for (const email of emails) expect((await mailbox.next(email)).text).toContain('Choose a password')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(await actOn(page, 'Invite', names)).toContainText('2 users left out: invited already')
  })

  test('confirm several payments as they were reported, but for those that ask for a look', async ({
    page,
    admin: _admin,
    makeMember,
    mailbox,
    axe,
  }) => {
    const report = async (transaction: string): Promise<{ payer: Account; name: string }> => {
      const payer = await makeMember()
      const asked = await payer.api.post('/api/renewals/request', { data: { years: 1, currency: 'USD' } })
      expect(asked.ok(), await asked.text()).toBe(true)
      const { id, number, openMinor } = required(
        (await readInvoices(payer)).find(({ openMinor }) => openMinor > 0),
      )
      const reported = await payer.api.post('/api/payments/report', {
        data: {
          invoice: id,
          method: 'bank',
          amount: (openMinor / 100).toFixed(2),
          currency: 'USD',
          paidOn: '2026-11-20',
          transaction,
          key: randomUUID(),
        },
      })
      expect(reported.status(), await reported.text()).toBe(201)
      return { payer, name: `${payer.fullName}, ${number}` }
    }
    const [twice, first, second] = [1, 2, 3].map(() => `T${randomInt(1e12)}`)
    const payers = [await report(required(first)), await report(required(second))]
    const doubtful = [await report(required(twice)), await report(required(twice))]
    await page.goto('/admin/payments/to-confirm')
    const names = [...payers, ...doubtful].map(({ name }) => name)
    const dialog = await actOn(page, 'Confirm as Reported', names)
    await expect(dialog).toContainText(
      '2 payments left out: another payment names the same transaction number',
    )
    await expect(dialog).toContainText(/USD [\d,]+\.00 in all\./)
    await axe(page)
    await dialog.getByRole('button', { name: 'Confirm as Reported (2)' }).dblclick()
    await expect(dialog).toContainText('2 payments confirmed.')
    for (const { payer } of payers) {
      await mailbox.next(payer.email, /^We have received your payment \(receipt /)
      expect((await readInvoices(payer)).map(({ status }) => status)).toContain('paid')
    }
  })
})

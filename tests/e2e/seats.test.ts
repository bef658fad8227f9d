import type { Page } from '@playwright/test'
import { required } from '../helpers/required'
import { toast } from './events'
import { type Account, expect, test } from './fixtures'
import { readInvoices } from './payments'

const COMPANY = 'Bahr Builders Ltd'

const todayInJuba = (): string => new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Juba' })

const idOf = async ({ api }: Account): Promise<string> =>
  ((await (await api.get('/api/users/me')).json()) as { user: { id: string } }).user.id

/** Makes an account a corporate member over HTTP, as staff do. */
const makeCorporate = async (company: Account, staff: Account): Promise<string> => {
  const id = await idOf(company)
  const added = await staff.api.post(`/api/memberships/${id}/events`, {
    data: {
      kind: 'added',
      grade: 'corporate',
      registeredName: COMPANY,
      date: todayInJuba(),
      reason: 'Admitted by the Board',
    },
  })
  expect(added.status(), await added.text()).toBe(201)
  return id
}

const statusOf = async ({ api }: Account): Promise<string> =>
  ((await (await api.get('/api/memberships/mine')).json()) as { status: string }).status

const seatsOf = (page: Page) => page.getByRole('list', { name: 'People who hold a seat' })
const rowOf = (page: Page, name: string) => seatsOf(page).getByRole('listitem').filter({ hasText: name })

test('a company with five seats, one replaced', async ({
  page,
  makeAccount,
  staff,
  mailbox,
  openBrowser,
  axe,
  expectProblem,
}) => {
  test.setTimeout(180_000)
  expectProblem(/^400 POST .*\/replace$/) // an address that holds a seat already
  const company = await makeAccount()
  const companyId = await makeCorporate(company, staff)
  await page.context().addCookies((await company.api.storageState()).cookies)
  const people = [
    await makeAccount(),
    await makeAccount(),
    await makeAccount(),
    await makeAccount(),
    await makeAccount(),
  ]
  const names = ['Achol Garang', 'Lado Wani', 'Keji Modi', 'Deng Akol', 'Nyibol Chan']

  /** Accepts in a browser of the person's own, by the link of the mail. */
  const accept = async (person: Account): Promise<Page> => {
    const mail = await mailbox.next(person.email, /invites you to membership/)
    const own = await openBrowser(person)
    await own.goto(required(mail.links.find((link) => link.includes('/membership/seat'))))
    await own.getByRole('button', { name: 'Accept' }).click()
    await expect(own.getByRole('status').filter({ hasText: COMPANY })).toContainText('You hold a seat')
    return own
  }

  await test.step('the contact invites somebody, and the form names what is wrong', async () => {
    await page.goto('/membership/dashboard')
    await page.getByRole('link', { name: 'See Seats' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your Company’s Seats' })).toBeVisible()
    await expect(page.getByText('0 of 5 seats are taken.')).toBeVisible()
    await page.getByLabel('Email').fill('not an address')
    await page.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Email')).toHaveValue('not an address')
    await axe(page)
    await page.getByLabel('Full name').fill(required(names[0]))
    await page.getByLabel('Email').fill(required(people[0]).email)
    await page.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(page.getByRole('list', { name: 'People who are invited' })).toContainText(required(names[0]))
  })

  await test.step('the person accepts by the link of the mail, and is a member', async () => {
    const own = await accept(required(people[0]))
    await axe(own)
    await own.getByRole('link', { name: 'Open Dashboard' }).click()
    const membership = own.getByRole('region', { name: 'Membership Status' })
    await expect(membership).toContainText('Active')
    await expect(membership).toContainText(`You hold a seat in the membership of ${COMPANY}`)
    await expect(membership).toContainText(/ACE-\d{4}-\d{4}/)
    await expect(membership.getByRole('link', { name: 'Renew Membership' })).toHaveCount(0)
    await own.goto('/membership/renewal/request')
    await expect(own.getByRole('heading', { name: 'Your company renews your membership' })).toBeVisible()
  })

  await test.step('four more accept: all five seats are taken', async () => {
    for (const [place, person] of people.entries()) {
      if (place === 0) continue
      const invited = await company.api.post('/api/membership-seats/invite', {
        data: { name: names[place], email: person.email },
      })
      expect(invited.status(), await invited.text()).toBe(201)
      await accept(person)
    }
    await page.reload()
    await expect(page.getByText('5 of 5 seats are taken.')).toBeVisible()
    for (const name of names) await expect(rowOf(page, name)).toContainText(/ACE-\d{4}-\d{4}/)
    for (const person of people) expect(await statusOf(person)).toBe('active')
    await axe(page)
  })

  await test.step('somebody who is invited declines, and the contact is told', async () => {
    const reluctant = await makeAccount()
    const invited = await company.api.post('/api/membership-seats/invite', {
      data: { name: 'Wani Loro', email: reluctant.email },
    })
    expect(invited.status(), await invited.text()).toBe(201)
    const mail = await mailbox.next(reluctant.email, /invites you to membership/)
    const own = await openBrowser(reluctant)
    await own.goto(required(mail.links.find((link) => link.includes('/membership/seat'))))
    await own.getByRole('button', { name: 'Decline' }).click()
    const dialog = own.getByRole('dialog', { name: 'Decline this seat?' })
    await expect(dialog).toContainText(`${COMPANY} is told by email`)
    await axe(own)
    await dialog.getByRole('button', { name: 'Decline Seat' }).click()
    await expect(own.getByRole('heading', { name: 'No invitation waits for you' })).toBeVisible()
    await mailbox.next(company.email, /Wani Loro has declined/)
    await page.reload()
    await expect(page.getByRole('list', { name: 'People who declined' })).toContainText('Wani Loro')
  })

  const successor = await makeAccount()
  await test.step('the contact gives one of them to somebody else', async () => {
    await rowOf(page, 'Keji Modi')
      .getByRole('button', { name: /Replace/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Give this seat to somebody else' })
    await expect(dialog).toContainText('Keji Modi loses the membership')
    await axe(page)
    await dialog.getByLabel('Full name').fill('Poni Lubang')
    await dialog.getByLabel('Email').fill(required(people[0]).email)
    await dialog.getByRole('button', { name: 'Replace and Invite' }).click()
    await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('Full name')).toHaveValue('Poni Lubang')
    await dialog.getByLabel('Email').fill(successor.email)
    await dialog.getByRole('button', { name: 'Replace and Invite' }).click()
    await expect(toast(page, 'Seat ended, invitation sent')).toBeVisible()
    await expect(page.getByText('4 of 5 seats are taken.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'People who held a seat' })).toContainText('Keji Modi')
    await mailbox.next(required(people[2]).email, /has ended/)
    expect(await statusOf(required(people[2]))).toBe('none')
  })

  await test.step('the successor is a member, the other sees that the seat has ended', async () => {
    await accept(successor)
    await page.reload()
    await expect(rowOf(page, 'Poni Lubang')).toContainText(/ACE-\d{4}-\d{4}/)
    expect(await statusOf(successor)).toBe('active')
    const left = await openBrowser(required(people[2]))
    await left.goto('/membership/dashboard')
    await expect(left.getByRole('region', { name: 'Membership Status' })).toContainText(
      `Your seat in the membership of ${COMPANY} ended`,
    )
  })

  await test.step('staff see the seats and agree on two more, which are invoiced', async () => {
    const desk = await openBrowser(staff)
    await desk.goto(`/admin/users/${companyId}?tab=membership`)
    const seats = desk.getByRole('region', { name: 'Seats', exact: true })
    await expect(seats).toContainText('5 of 5 seats are taken.')
    await desk.getByRole('button', { name: 'Change number of seats' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Change the number of seats' })
    await dialog.getByLabel('Number of seats').fill('4')
    await dialog.getByLabel('Reason').fill('Letter of 3 May')
    await dialog.getByRole('button', { name: 'Change number' }).click()
    await expect(dialog.getByLabel('Number of seats')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Number of seats').fill('7')
    await dialog.getByRole('button', { name: 'Change number' }).click()
    await expect(seats).toContainText('5 of 7 seats are taken.')
    await expect(desk.getByRole('list', { name: 'Membership history' })).toContainText(
      'Number of seats changed to 7',
    )
    await axe(desk)
    const [invoice, ...others] = await readInvoices(company)
    expect(others).toEqual([])
    const [, days] =
      /^2 further seats, (36[456]) of 365 days$/.exec(invoice?.lines[0]?.description ?? '') ?? []
    expect(invoice?.openMinor).toBe(2 * Math.round((8_000 * Number(days)) / 365))
    await page.goto('/membership/dues')
    await expect(page.getByRole('link', { name: 'See Seats' })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(invoice?.number ?? '-') }).first()).toBeVisible()
    await axe(page)
  })

  await test.step('staff suspend the company: nobody of it is a member meanwhile', async () => {
    for (const [kind, status] of [
      ['suspended', 'suspended'],
      ['reinstated', 'active'],
    ] as const) {
      const done = await staff.api.post(`/api/memberships/${companyId}/events`, {
        data: { kind, date: todayInJuba(), reason: 'Letter of 4 May' },
      })
      expect(done.status(), await done.text()).toBe(201)
      for (const person of [company, required(people[0]), successor])
        expect(await statusOf(person)).toBe(status)
      expect(await statusOf(required(people[2]))).toBe('none')
    }
  })
})

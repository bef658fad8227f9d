import { openDeskPage } from './desk'
import { expect, test } from './fixtures'
import { removeFees } from './fees'
import { makeMember } from './members'

test.describe('/membership/renewal', () => {
  test('redirects a visitor who renews to sign in, and back', async ({ page, makeAccount }) => {
    const { email, password } = await makeAccount()
    await page.goto('/membership/renewal')
    await page.getByRole('main').getByRole('link', { name: 'Renew Now' }).click()
    await expect(page).toHaveURL(/\/auth\?from=%2Fmembership%2Frenewal%2Frequest/)
    await expect(page.getByText('Please sign in to renew your membership')).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/membership\/renewal\/request$/)
    await expect(page.getByRole('heading', { name: 'You are not a member yet' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Become a Member' })).toHaveAttribute(
      'href',
      '/membership/join',
    )
  })

  // proves: C094
  test('a member requests it, withdraws it, requests it again, and staff confirm it @phone', async ({
    page,
    account,
    staff,
    openBrowser,
    mailbox,
    axe,
  }) => {
    await removeFees(staff, 'fellow')
    await makeMember(account, staff, { membershipType: 'fellow' })
    await page.goto('/membership/renewal')
    await page.getByRole('main').getByRole('link', { name: 'Renew Now' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Renew Your Membership')
    await expect(main.getByRole('radio', { name: 'Annual: 1 year' })).toBeChecked()
    await axe(page)
    await main.getByRole('radio', { name: 'Multi-year: 3 years' }).check()
    await main.getByRole('button', { name: 'Request Renewal' }).click()
    await expect(main.getByText('3 years')).toBeVisible()
    await axe(page)
    await main.getByRole('button', { name: 'Withdraw Request' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw It' }).click()
    await main.getByRole('radio', { name: 'Multi-year: 2 years' }).check()
    await main.getByRole('button', { name: 'Request Renewal' }).click()
    await expect(main.getByRole('heading', { name: 'Renewal requested' })).toBeVisible()

    const office = await openBrowser(staff)
    await office.goto('/admin/applications')
    await openDeskPage(office, 'Renewals', 'Membership')
    const search = office.getByRole('search', { name: 'Renewal requests' })
    await search.getByRole('searchbox').fill(account.email)
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(office.getByText('2 requests')).toBeVisible()
    await axe(office)
    await office.getByRole('button', { name: /^Confirm/ }).click()
    await axe(office)
    await office.getByRole('textbox', { name: 'Note (optional)' }).fill('Paid at the office')
    await office
      .getByRole('textbox', { name: 'Message to the member (optional)' })
      .fill('Thank you for staying.')
    await office.getByRole('button', { name: 'Confirm Renewal' }).click()
    await expect(office.getByText('Renewal confirmed')).toBeVisible()
    await expect(office.getByRole('cell', { name: /Renewed/ })).toContainText('Paid at the office')
    expect(
      await office.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)

    const mail = await mailbox.next(account.email, /has been renewed/)
    expect(mail.text).toContain('Thank you for staying.')
    expect(mail.text).not.toContain('Paid at the office')
    const end = new Date().getFullYear() + 3
    await page.goto('/membership/renewal/request')
    await expect(main.getByText(new RegExp(`^Renewed on .*, until .* ${end}`))).toBeVisible()
    await axe(page)
    await page.goto('/membership/dashboard#downloads')
    await expect(
      page.getByRole('region', { name: 'Membership Status' }).getByText(new RegExp(`${end}`)),
    ).toBeVisible()
  })

  test('staff decline it with a message to the member', async ({ page, account, staff, mailbox }) => {
    await removeFees(staff, 'fellow')
    await makeMember(account, staff, { membershipType: 'fellow' })
    const asked = await account.api.post('/api/renewals/request', { data: { years: 1 } })
    const { id } = (await asked.json()) as { id: string }
    const decided = await staff.api.post(`/api/renewals/${id}/decision`, {
      data: { status: 'declined', feedback: 'Please settle the dues first.' },
    })
    expect(decided.status()).toBe(200)
    expect((await mailbox.next(account.email, /^Your request to renew/)).text).toContain(
      'Please settle the dues first.',
    )
    await page.goto('/membership/renewal/request')
    await expect(page.getByText('Please settle the dues first.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Request Renewal' })).toBeVisible()
  })
})

import { required } from '../helpers/required'
import { startOfToday } from '../helpers/jubaDay'
import { makeEvent } from './events'
import { expect, test } from './fixtures'
import { fromMore } from './fromMore'

test('three who came answer a survey, one on a phone, and staff see the results @phone', async ({
  page,
  openBrowser,
  admin,
  makeMember,
  axe,
  expectProblem,
  mailbox,
}) => {
  expect(admin.email).toBeTruthy()
  const event = await makeEvent(admin.api, { eventDate: startOfToday() })
  const people = [await makeMember(), await makeMember()]
  const api = `/api/events/${event.id}`
  await page.goto(`/admin/events/${event.id}`)
  await fromMore(page, 'After the Event')
  const form = page.getByRole('form', { name: 'Survey' })
  await expect(form.getByText('There is no survey yet.')).toBeVisible()
  await axe(page)
  await form.getByLabel('Own questions').fill('How was the venue? (1–5)')
  await form.getByRole('button', { name: 'Open Survey' }).click()
  await expect(form.getByText('The survey is open. Nobody has answered yet.')).toBeVisible()

  // the third who came is the reader of this page
  const phone = await openBrowser()
  expectProblem(/401 POST .*\/survey/)
  await phone.goto(`/events/${event.slug}/survey`)
  await expect(phone.getByText('Please sign in: this survey is for those who came')).toBeVisible()
  for (const person of [...people, admin]) {
    const marked = await admin.api.post(`${api}/attendance`, { data: { who: person.email } })
    expect(marked.ok(), await marked.text()).toBe(true)
  }
  for (const person of people) {
    const answers = ['4', 'The speakers', '', ''].map((value) => ({ value }))
    const sent = await person.api.post(`${api}/survey`, { data: { answers } })
    expect(sent.ok(), await sent.text()).toBe(true)
  }
  await page.goto(`/events/${event.slug}/survey`)
  const main = page.getByRole('main')
  await main.getByLabel('What should be better?').fill('More time for questions')
  await main.getByRole('button', { name: 'Send Answers' }).click()
  await expect(main.getByLabel('How was it overall?')).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByLabel('How was it overall?')).toBeFocused()
  await axe(page)
  await main.getByLabel('How was it overall?').selectOption('5')
  await main.getByLabel('How was the venue?').selectOption('3')
  await main.getByRole('button', { name: 'Send Answers' }).click()
  await expect(main.getByText('Thank you. You have answered.')).toBeVisible()
  await page.reload()
  await expect(main.getByText('Thank you. You have answered.')).toBeVisible()

  await page.goto(`/admin/events/${event.id}/afterwards`)
  const results = page.getByRole('region', { name: 'Survey: 3 answers' })
  await expect(results.getByRole('row', { name: /overall.*Mean.*4\.3/ })).toBeVisible()
  await expect(results.getByText('More time for questions')).toBeVisible()
  await axe(page)

  const thanks = page.getByRole('form', { name: 'Thanks' })
  await thanks.getByRole('button', { name: 'Thank 3 people' }).click()
  await expect(thanks.getByLabel('Your message')).toHaveAttribute('aria-invalid', 'true')
  await thanks.getByLabel('Your message').fill('It was good to see you.')
  // what is typed is there again after a look at another page
  await page.getByRole('link', { name: 'The event' }).click()
  await expect(page).toHaveURL(`/admin/events/${event.id}`)
  await page.goBack()
  await expect(thanks.getByLabel('Your message')).toHaveValue('It was good to see you.')
  await thanks.getByRole('button', { name: 'Thank 3 people' }).dblclick()
  await expect(page.getByText('3 people came. Thanked by email: 3.')).toBeVisible()
  const mail = await mailbox.next(required(people[0]).email, /^Thank you for coming: /)
  expect(mail.text).toContain('It was good to see you.')
  await phone.goto(required(/\/events\/\S+\/survey#\S+/.exec(mail.text)?.[0]))
  await expect(phone.getByText('Thank you. You have answered.')).toBeVisible()
})

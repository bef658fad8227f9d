import { randomUUID } from 'node:crypto'
import { fromJubaTime } from '../../platform/jubaTime'
import { makePdf } from '../helpers/uploads'
import { makeEvent } from './events'
import { expect, test } from './fixtures'

const PAPER = {
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: makePdf({ bytes: 500_000, title: 'A paper' }),
}

test('a member answers the call for papers of an event, and staff make a session of the paper', async ({
  page,
  account,
  staff,
  openBrowser,
  axe,
}) => {
  const title = `Piles in soft ground ${randomUUID()}`
  const eventDate = fromJubaTime('2098-04-01T09:00')
  const event = await makeEvent(staff.api, { eventDate, papersUntil: '2098-02-01' })
  await page.goto(`/events/${event.slug}`)
  const submit = page.getByRole('link', { name: 'Submit a Paper by 1 February 2098' })
  await expect(submit).toBeVisible()
  await axe(page)
  await submit.click()
  const choice = page.getByLabel('For an event (optional)')
  await expect(choice.getByRole('option', { selected: true })).toHaveText(`${event.title} (1 February 2098)`)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Authors (optional)').fill('N. Deng, A. Ajak and B. Lado')
  await page.getByLabel('Abstract', { exact: true }).fill('Three years of measurements.')
  await page.getByLabel('PDF file').setInputFiles(PAPER)
  await page.getByRole('button', { name: 'Submit paper' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(event.title)
  expect(account.email).toBeTruthy()

  const desk = await openBrowser(staff)
  await desk.goto(`/admin/events/${event.id}/programme`)
  await desk.getByRole('link', { name: 'Papers for This Event' }).click()
  const filter = desk.getByRole('link', { name: `Remove the filter Event: ${event.title}` })
  await expect(filter).toBeVisible()
  const open = () => desk.getByRole('button', { name: title, exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: title })
  await open()
  const toProgramme = dialog.getByRole('link', { name: 'Add to the Programme' })
  await expect(dialog.getByText(`For: ${event.title}`)).toBeVisible()
  await expect(toProgramme).toBeHidden() // nothing is decided yet
  await dialog.getByLabel('Status').selectOption('Accepted')
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  await expect(dialog).toBeHidden()
  await open()
  await toProgramme.click()

  const session = desk.getByRole('dialog', { name: 'Add a session' })
  await expect(session.getByLabel('Title').first()).toHaveValue(title)
  await expect(session.getByLabel('Text (optional)', { exact: true })).toHaveValue(
    'Three years of measurements.',
  )
  await expect(session.getByRole('group', { name: 'Speaker 3' }).getByLabel('Name')).toHaveValue('B. Lado')
  await axe(desk)
  await session.getByLabel('Starts').fill('2098-04-01T10:00')
  await session.getByLabel('Ends').fill('2098-04-01T10:30')
  await session.getByRole('button', { name: 'Add Session' }).click()
  await expect(desk.getByRole('row', { name: title })).toContainText('10:00–10:30')
  await desk.reload()
  await expect(desk.getByRole('row', { name: title })).toBeVisible()
  await expect(session).toBeHidden()
})

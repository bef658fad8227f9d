import { required } from '../helpers/required'
import { giveLink, makeDoor, pathOf, readDoors, typeCode } from './doors'
import { expect, test } from './fixtures'

// what a phone at the door keeps; it has to open without a network
test.use({ serviceWorkers: 'allow', application: 'loaded' })

test('nobody is shown as let in before that is stored on the phone @phone', async ({
  openBrowser,
  makeAccount,
  staff,
}) => {
  const { event, tickets } = await makeDoor(staff.api, await makeAccount(), ['Achol Deng'])
  const page = await openBrowser()
  await page.goto(pathOf(await giveLink(staff.api, event, 'Main gate')))
  await expect(page.getByText('0 of 1 in; 0 by this door')).toBeVisible()
  await expect(page.getByText('Ready without a network')).toBeVisible({ timeout: 30_000 })
  // what is stored is sealed first: a phone that takes its time
  const storing = page.evaluateHandle(() => {
    const { subtle } = crypto
    const encrypt = subtle.encrypt.bind(subtle)
    return new Promise<{ goOn: () => void }>((begin) => {
      subtle.encrypt = (...sealed) =>
        new Promise((resolve) => begin({ goOn: () => resolve(encrypt(...sealed)) }))
    })
  })
  await typeCode(page, required(tickets[0]?.code))
  const held = await storing
  await expect(page.getByText('0 of 1 in; 0 by this door')).toBeVisible()
  await expect(page.getByText('Let in', { exact: true })).toBeHidden()
  await held.evaluate(({ goOn }) => goOn())
  await expect(page.getByText('Let in', { exact: true })).toBeVisible()
  await expect(page.getByText('1 of 1 in; 1 by this door')).toBeVisible()
})

test('a phone without space says so, and what it let in is sent all the same @phone', async ({
  openBrowser,
  makeAccount,
  staff,
}) => {
  const { event, tickets } = await makeDoor(staff.api, await makeAccount(), ['Achol Deng', 'Peter Lado'])
  const page = await openBrowser()
  await page.goto(pathOf(await giveLink(staff.api, event, 'Main gate')))
  await expect(page.getByText('0 of 2 in; 0 by this door')).toBeVisible()
  await expect(page.getByText('Ready without a network')).toBeVisible({ timeout: 30_000 })
  const warning = page.getByText('This phone has no space left.')
  await page.context().setOffline(true)
  await page.evaluate(() => {
    const { prototype } = IDBObjectStore
    const put = Object.getOwnPropertyDescriptor(prototype, 'put')
    prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    document.addEventListener('space', () => put && Object.defineProperty(prototype, 'put', put))
  })
  await typeCode(page, required(tickets[0]?.code))
  await expect(page.getByText('Let in', { exact: true })).toBeVisible()
  await expect(warning).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('space')))
  await typeCode(page, required(tickets[1]?.code))
  await expect(page.getByText('2 of 2 in; 2 by this door')).toBeVisible()
  await expect(warning).toHaveCount(0)
  await page.reload() // both are on the phone now
  await expect(page.getByText('2 of 2 in; 2 by this door')).toBeVisible()
  await page.context().setOffline(false)
  await expect.poll(async () => (await readDoors(staff.api, event)).admitted).toBe(2)
})

test('a phone that cannot read what it keeps says so, and goes on once it can @phone', async ({
  openBrowser,
  makeAccount,
  staff,
}) => {
  const { event } = await makeDoor(staff.api, await makeAccount(), ['Achol Deng'])
  const page = await openBrowser()
  await page.addInitScript(() => {
    if (sessionStorage.getItem('broken'))
      IDBObjectStore.prototype.get = () => {
        throw new DOMException('Internal error', 'UnknownError')
      }
  })
  await page.goto(pathOf(await giveLink(staff.api, event, 'Main gate')))
  await expect(page.getByText('Ready without a network')).toBeVisible({ timeout: 30_000 })
  await page.evaluate(() => sessionStorage.setItem('broken', 'yes'))
  await page.reload()
  await expect(page.getByText('This phone could not read what it keeps.')).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('broken'))
  await page.reload()
  await expect(page.getByText('0 of 1 in; 0 by this door')).toBeVisible()
})

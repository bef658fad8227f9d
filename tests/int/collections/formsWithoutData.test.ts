import { beforeAll, expect, it } from 'vitest'
import { type Account, makeAccount } from '../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})

const PART = 'Content-Disposition: form-data; name='
const FILE = `--x\r\n${PART}"file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nPNG\r\n`

/** A form with a file, and with what stands in its `_payload`. */
const send = (method: string, route: string, data?: string) =>
  app.request(method, `/api/${route}`, {
    as: admin,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `${FILE}${data === undefined ? '' : `--x\r\n${PART}"_payload"\r\n\r\n${data}\r\n`}--x--\r\n`,
  })

it.each(['chapters', 'events', 'grades', 'media'])(
  'a form for %s without data is refused',
  async (collection) => {
    expect((await send('POST', collection)).status).toBe(400)
  },
)

it('a form without data changes nothing of a global', async () => {
  const read = async (): Promise<{ name: string }> =>
    (await (await app.request('GET', '/api/globals/site-settings', { as: admin })).json()) as { name: string }
  const before = await read()
  expect((await send('POST', 'globals/site-settings')).status).toBeLessThan(500)
  expect(await read()).toMatchObject({ name: before.name })
})

it.each(['null', '[]', '"text"', '{'])('a form whose data is %s is refused', async (data) => {
  expect((await send('POST', 'chapters', data)).status).toBe(400)
})

it('an error of the server is no refusal of the form, also where a text could not be parsed', async () => {
  const { hooks } = app.payload.collections.chapters.config
  const before = hooks.beforeOperation
  hooks.beforeOperation = [() => void JSON.parse('{ of somebody else')]
  try {
    expect((await send('POST', 'chapters', '{"name":"Juba"}')).status).toBe(500)
    const body = { name: 'Juba' }
    expect((await app.request('POST', '/api/chapters', { as: admin, body })).status).toBe(500)
    expect((await send('POST', 'chapters', '{')).status).toBe(400)
  } finally {
    hooks.beforeOperation = before
  }
})

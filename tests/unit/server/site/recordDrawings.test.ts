import { expect, it } from 'vitest'
import { recordLines } from '../../../../frontend/components/drawings/recordLines'
import { answerDrawing } from '../../../../server/site/recordDrawings'

const asked = (path: string, method = 'GET'): Response | undefined => answerDrawing({ method }, path)

it('returns the drawing that the server renders into pages, and lets browsers cache it', async () => {
  const response = asked('/drawings/event/site-visit-freedom-bridge.svg')
  expect(response?.status).toBe(200)
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
  })
  const text = await response?.text()
  expect(text).toContain(`<g id="lines">${recordLines('event', 'site-visit-freedom-bridge')}</g>`)
  expect(response?.headers.get('content-length')).toBe(String(text?.length))
})

it('returns drawings of records only, and only to GET requests', async () => {
  for (const path of [
    '/drawings/user/somebody.svg',
    '/drawings/event/.svg',
    '/drawings/event/A"><script>.svg',
    '/drawings/event/a/b.svg',
    '/drawings/event/a.png',
    `/drawings/event/${'a'.repeat(201)}.svg`,
    '/events',
  ]) {
    expect(asked(path)).toBeUndefined()
  }
  expect(asked('/drawings/event/a.svg', 'POST')?.status).toBe(405)
  expect(await asked('/drawings/event/a.svg', 'HEAD')?.text()).toBe('')
})

import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createSharedModules } from '../../../../server/site/sharedModules'

const asked = { method: 'GET', headers: { 'accept-encoding': 'gzip, br' } }

describe('a module that pages share', () => {
  it('has the data as its default export, is compressed and cached for good', async () => {
    const modules = createSharedModules('chrome')
    const path = modules.pathOf({ name: 'Société' })
    expect(path).toMatch(/^\/assets\/chrome-[\w-]{10}\.js$/)
    const answer = await modules.answer(asked, path)
    expect(answer?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(answer?.headers.get('Content-Encoding')).toBe('br')
    const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer())
    expect(brotliDecompressSync(bytes).toString()).toBe('export default {"name":"Société"}')
  })

  it('is named by its content', () => {
    const modules = createSharedModules('chrome')
    const data = { name: 'one' }
    expect(modules.pathOf(data)).toBe(modules.pathOf(data))
    expect(modules.pathOf({ name: 'one' })).toBe(modules.pathOf(data))
    expect(modules.pathOf({ name: 'other' })).not.toBe(modules.pathOf(data))
  })

  it('is answered with the latest data, not to be kept, where the server does not know it', async () => {
    const modules = createSharedModules('chrome')
    expect(modules.answer(asked, '/assets/chrome-0123456789.js')).toBeUndefined()
    modules.pathOf({ name: 'first' })
    modules.pathOf({ name: 'latest' })
    const answer = await modules.answer({ method: 'GET', headers: {} }, '/assets/chrome-0123456789.js')
    expect(answer?.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer?.text()).toBe('export default {"name":"latest"}')
  })

  it('answers for nothing else', () => {
    const modules = createSharedModules('chrome')
    const path = modules.pathOf({ name: 'one' })
    expect(modules.answer(asked, '/assets/entry-0123456789.js')).toBeUndefined()
    expect(modules.answer({ ...asked, method: 'POST' }, path)).toBeUndefined()
  })
})

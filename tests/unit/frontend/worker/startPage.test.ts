import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { filesOf, keepStart, ownFilesOf } from '../../../../frontend/worker/startPage'
import { fakeCaches } from '../../../fakes/cacheStorage'

it('the files of the start page are its scripts and styles, each once', () => {
  const html =
    '<link rel="stylesheet" href="/assets/entry-CQ.css"><script src="/assets/start-C9.js"></script><script data-files="/assets/a_b.js /assets/start-C9.js"></script><img src="/api/media/file/a.png"><use href="/assets/drawings-1.svg#x"/>'
  expect(filesOf(html)).toEqual(['/assets/entry-CQ.css', '/assets/start-C9.js', '/assets/a_b.js'])
})

it('without the application it needs those that the document loads itself', () => {
  const html =
    '<link rel="stylesheet" href="/assets/print-C7.css" media="print"/><script type="module" src="/assets/start-C9.js" data-files="/assets/a_b.js /assets/entry-1.js" data-styles="/assets/entry-CQ.css"></script><script type="application/json">{"styles":["/assets/entry-CQ.css"]}</script>'
  expect(ownFilesOf(html)).toEqual(['/assets/print-C7.css', '/assets/start-C9.js'])
})

describe('the start page is kept', () => {
  const START = {
    entry: '/assets/entry-1.js',
    files: ['/assets/notice-1.js'],
    offlineRevision: 'a',
  }
  const HTML =
    '<script type="module" src="/assets/start-C9.js" data-files="/assets/entry-1.js"></script><link rel="stylesheet" href="/assets/own-1.css">'
  const OWN = ['/assets/start-C9.js', '/assets/own-1.css']
  const APPLICATION = ['/assets/entry-1.js', '/assets/notice-1.js']
  const asked: string[] = []

  beforeEach(() => {
    asked.length = 0
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.stubGlobal('caches', fakeCaches())
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      const answer = new Response(path === '/' ? HTML : '', { headers: { Date: new Date().toUTCString() } })
      return Object.defineProperty(answer, 'type', { value: 'basic' })
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('without the application on a slow line, and left alone from then on', async () => {
    await keepStart(START, false)
    expect(asked.splice(0)).toEqual(['/', ...OWN])
    await keepStart(START, false)
    expect(asked).toEqual([])
  })

  it('with the application as soon as a line is good, and what is kept is not fetched again', async () => {
    await keepStart(START, false)
    asked.length = 0
    await keepStart(START, true)
    expect(asked.splice(0)).toEqual(['/', ...APPLICATION])
    await keepStart(START, true)
    expect(asked).toEqual([])
  })

  it('for a day; then the document alone is fetched, once', async () => {
    await keepStart(START, true)
    asked.length = 0
    vi.setSystemTime(Date.now() + 25 * 60 * 60_000)
    await keepStart(START, true)
    await keepStart(START, true)
    expect(asked).toEqual(['/'])
  })
})
